import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startEnquiryService } from '../../src/server/enquiryService.ts';
import { addressOf, said } from '../support/server.ts';
import { mailStatesIn, type Place } from '../support/service/place.ts';
import { post } from '../support/service/post.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { eventually, temporaryPlace } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

/** Options of a server on a free port, with its enquiries in this place. */
const serverIn = (place: Place, more: Record<string, string> = {}) => ({
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...place.env, ...more },
  cwd: new URL('../..', import.meta.url),
  stdio: ['ignore', 'pipe', 'inherit'] satisfies StdioOptions,
});

/** Starts the server as a process, which ends with the test. */
function startSite(place: Place, more: Record<string, string> = {}, ...args: string[]) {
  const options = serverIn(place, more);
  const server = spawn(process.execPath, ['src/server/start.ts', ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  return { server, ended };
}

test('the server that npm has started ends with npm', async () => {
  const npm = spawn('npm', ['run', 'serve'], serverIn(await temporaryPlace()));
  const url = await addressOf(npm);
  expect((await fetch(url)).status).toBe(200);

  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(() => fetch(url).then(({ status }) => status, String)).toContain('fetch failed');
});

test('behind a trusted proxy that says TLS, a page and all it fetches stay there; the metrics have an address of their own', async () => {
  const more = { ENQUIRY_TRUST_PROXY: '1', METRICS_PORT: '0' };
  const { server } = startSite(await temporaryPlace(), more);
  const [url, metrics] = await Promise.all([addressOf(server), said(server, /Metrics are at +(\S+)\s/)]);
  const get = (path: string) => fetch(url + path, { headers: { 'X-Forwarded-Proto': 'https' } });
  const { headers } = await get('/contact');
  const healthy = await get('/healthz');
  expect(healthy.status).toBe(200);
  for (const answer of [{ headers }, healthy])
    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  expect(headers.get('Content-Security-Policy')?.split('; ')).toContain('upgrade-insecure-requests');
  expect(await (await fetch(metrics)).text()).toContain('enquiry_mails_pending ');
});

test('SIGTERM ends the server when the mails under way are settled', async () => {
  const place = await temporaryPlace();
  const slow = Promise.withResolvers<void>();
  await using smtp = await startSmtp({ take: () => slow.promise });
  const { server, ended } = startSite(place, {
    SMTP_URL: smtp.url,
    ENQUIRY_MAIL_TO: agency.mailTo,
    ENQUIRY_MAIL_FROM: agency.mailFrom,
  });
  const url = await addressOf(server);
  for (const call of ['contactUs', 'sendEmail']) {
    expect((await post(`${url}/api`, call, enquiry)).status).toBe(200);
  }
  await eventually(() => expect(smtp.offered()).toBe(2));
  server.kill('SIGTERM');
  await eventually(() => expect(fetch(url)).rejects.toThrow());
  slow.resolve();
  expect(await ended).toEqual([0, null]);
  expect(await mailStatesIn(place)).toEqual(['sent', 'sent']);
});

test('a wrong setting ends the server with 1 and a message that names it', async () => {
  const { server } = startSite(await temporaryPlace(), { ENQUIRY_MAIL_TO: 'nobody' });
  await expect(addressOf(server)).rejects.toThrow(
    /^The server ended with 1 before it listened:\nENQUIRY_MAIL_TO is 'nobody'; wanted: /,
  );
});

test.each([
  ['fails', 3, 'process.exit(3)'],
  ['is killed, as without memory,', 1, "process.kill(process.pid, 'SIGKILL')"],
])('a build that %s ends the server with %i: no older site is served', async (_, code, end) => {
  // Instead of the build, which would remove the site of the other tests.
  const failing = `data:text/javascript,if (process.argv[1].endsWith('build.ts')) ${end}`;
  const more = { NODE_OPTIONS: `--import="${failing}"` };
  const { server } = startSite(await temporaryPlace(), more, '--build');
  await expect(addressOf(server)).rejects.toThrow(`The server ended with ${code} before it listened`);
});

test('a mail server and the fictional agency stop the start', async () => {
  const { env } = await temporaryPlace();
  const start = (more: Record<string, string>) =>
    startEnquiryService({ ...env, SMTP_URL: 'smtp://127.0.0.1:2525', ...more });
  await expect(start({})).rejects.toThrow('ENQUIRY_MAIL_FROM is not set; wanted: an address of your own');
  const sender = { ENQUIRY_MAIL_FROM: 'website@agency.in' };
  await expect(start(sender)).rejects.toThrow('ENQUIRY_MAIL_TO is not set; wanted: an address of your own');
});
