import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/contract/service.ts';

test('the server that npm has started ends with npm', async () => {
  const folder = await temporaryFolder();
  const npm = spawn('npm', ['run', 'serve'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      ENQUIRY_DATABASE_URL: `sqlite:${join(folder, 'enquiries.sqlite')}`,
      ENQUIRY_OUTBOX_DIR: join(folder, 'outbox'),
    },
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of npm.stdout) {
    output += String(chunk);
    if (output.includes('Mails go to')) break;
  }
  const [url = ''] = /http:\/\/\S+/.exec(output) ?? [];
  expect((await fetch(url)).status).toBe(200);

  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect
    .poll(() => fetch(url).then(({ status }) => status, String), { timeout: 10_000 })
    .toContain('fetch failed');
});
