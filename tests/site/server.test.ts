import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startEnquiryService } from '../../src/server/enquiryService.ts';
import { addressOf } from '../support/server.ts';
import type { Place } from '../support/service/place.ts';
import { temporaryPlace } from '../support/service/service.ts';

/** Options of a server on a free port, with its enquiries in this place. */
const serverIn = (place: Place, more: Record<string, string> = {}) => ({
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...place.env, ...more },
  cwd: new URL('../..', import.meta.url),
  stdio: ['ignore', 'pipe', 'inherit'] satisfies StdioOptions,
});

test('the server that npm has started ends with npm', async () => {
  const npm = spawn('npm', ['run', 'serve'], serverIn(await temporaryPlace()));
  const url = await addressOf(npm);
  expect((await fetch(url)).status).toBe(200);

  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(() => fetch(url).then(({ status }) => status, String)).toContain('fetch failed');
});

test('behind a trusted proxy that says TLS, a page and all it fetches stay there', async () => {
  const options = serverIn(await temporaryPlace(), { ENQUIRY_TRUST_PROXY: '1' });
  const server = spawn(process.execPath, ['src/server/start.ts'], options);
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const url = await addressOf(server);
  const { headers } = await fetch(`${url}/contact`, { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  // The HTTP server sets the header above by itself; this directive comes from the site.
  expect(headers.get('Content-Security-Policy')?.split('; ')).toContain('upgrade-insecure-requests');
});

test('a mail server and the fictional agency stop the start', async () => {
  const { env } = await temporaryPlace();
  const start = (more: Record<string, string>) =>
    startEnquiryService({ ...env, SMTP_URL: 'smtp://127.0.0.1:2525', ...more });
  await expect(start({})).rejects.toThrow('ENQUIRY_MAIL_FROM is not set; wanted: an address of your own');
  const sender = { ENQUIRY_MAIL_FROM: 'website@agency.in' };
  await expect(start(sender)).rejects.toThrow('ENQUIRY_MAIL_TO is not set; wanted: an address of your own');
});
