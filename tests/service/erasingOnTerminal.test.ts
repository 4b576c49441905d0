import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedIn } from '../support/service/place.ts';
import { module } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, startService, temporaryPlace } from '../support/service/service.ts';

/** util-linux's `script` gives a command a terminal. */
const hasTerminals = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

test.skipIf(!hasTerminals).each([
  { answer: 'y', left: 0 },
  { answer: '', left: 1 },
  { answer: '\u0003', left: 1 },
  { answer: '\u0004', left: 1 },
])('erasing on a terminal asks first: $answer leaves $left', async ({ answer, left }) => {
  const place = await temporaryPlace();
  await using service = await startService({ place });
  const reference = await service.send();
  await areSent(place, 2);
  const line = `'${process.execPath}' '${module('enquiries.ts')}' --erase ${enquiry.email}`;
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    env: { ...place.env, PATH: process.env.PATH },
  });
  const closed = once(child, 'close');
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const isAsked = shown.includes('[y/N]');
    shown += text;
    if (!isAsked && shown.includes('[y/N]')) child.stdin.write(`${answer}\n`);
  });
  const [code] = await closed;
  expect(code).toBe(0);
  expect(shown).toContain(`${reference}`);
  expect(shown).toContain('Erase 1 enquiry, 2 mails and 2 files for ever? [y/N]');
  expect(shown).toContain(left === 0 ? 'Erased 1 enquiry' : 'Nothing was erased.');
  expect(await storedIn(place)).toHaveLength(left);
  expect(existsSync(join(place.folder, 'outbox', `${reference}-agency.eml`))).toBe(left === 1);
});
