import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startEnquiryService } from '../../src/server/enquiryService.ts';
import { addressOf } from '../support/server.ts';
import { temporaryPlace } from '../support/service/service.ts';

test('the server that npm has started ends with npm', async () => {
  const place = await temporaryPlace();
  const npm = spawn('npm', ['run', 'serve'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      ...place.env,
    },
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(npm);
  expect((await fetch(url)).status).toBe(200);

  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(() => fetch(url).then(({ status }) => status, String)).toContain('fetch failed');
});

test('a mail server and the fictional agency stop the start', async () => {
  const { env } = await temporaryPlace();
  const start = (more: Record<string, string>) =>
    startEnquiryService({ ...env, SMTP_URL: 'smtp://127.0.0.1:2525', ...more });
  await expect(start({})).rejects.toThrow('ENQUIRY_MAIL_FROM is not set; wanted: an address of your own');
  const sender = { ENQUIRY_MAIL_FROM: 'website@agency.in' };
  await expect(start(sender)).rejects.toThrow('ENQUIRY_MAIL_TO is not set; wanted: an address of your own');
});
