/** The part of `run.ts` inside its namespaces: the server with systemd, and the container. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryContainer } from './container.ts';
import { tryServer } from './server.ts';

const [, , folder = '', part] = process.argv;
process.umask(0o022);
chmodSync(folder, 0o755);

/** Checks out the last commit, without changes of the working tree. */
function checkOut(): string {
  const context = join(folder, 'context');
  mkdirSync(context);
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', context], { input: archive });
  return context;
}

const tried = { systemd: tryServer, container: tryContainer };
assert.ok(
  part === undefined || part in tried,
  `${part} is no part; there are ${Object.keys(tried).join(', ')}.`,
);
const context = checkOut();
for (const [name, tryPart] of Object.entries(tried)) {
  if (part !== undefined && part !== name) continue;
  await tryPart(context, join(folder, name));
}
process.exit(0);
