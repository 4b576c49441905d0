import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { recordLog } from '../support/service/log.ts';
import { lockDatabase, mailStatesIn, tamper } from '../support/service/place.ts';
import { module } from '../support/service/process.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

/** Everything that the sample's visitor wrote, except the choice of a service. */
const secrets = [enquiry.name, enquiry.email, enquiry.contact, enquiry.companyName, enquiry.message];

describe('the log', () => {
  test("has one line for a request, with the reference and without the visitor's words", async () => {
    const { log, lines } = recordLog('info');
    await using service = await startService({ log });
    const { body, headers } = await service.post('contactUs', enquiry);
    await service.post('contactUs?name=Asha', { ...enquiry, email: 'wrong' });
    await service.post('x'.repeat(1_000), enquiry);
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/contactUs',
        status: 200,
        ms: expect.any(Number),
        requestId: headers.get('X-Request-Id'),
        reference: body.reference,
      },
      { path: '/api/contactUs', status: 422 },
      { path: `/api/${'x'.repeat(95)}`, status: 404 },
    ]);
    const text = lines.join('');
    for (const secret of [...secrets, 'Asha', '127.0.0.1']) expect(text).not.toContain(secret);
  });

  test.each([{ 'Content-Length': '100' }, { 'Transfer-Encoding': 'chunked' }])(
    'has no error for a sender who hangs up before the body is whole: %o',
    async (length) => {
      const { log, lines } = recordLog('info');
      await using service = await startService({ log });
      const outgoing = request(`${service.api}/contactUs`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...length },
      });
      outgoing.on('error', () => {
        // The sender has hung up.
      });
      outgoing.write('{', () => outgoing.destroy());
      await eventually(() => expect(lines.join('')).toContain('"msg":"request"'));
      const entries = lines.map((line) => JSON.parse(line));
      expect(entries.filter(({ path }) => path)).toMatchObject([{ level: 30, status: 400 }]);
      expect(lines.join('')).not.toContain('request failed');
    },
  );

  test('has the error of a call whose sender leaves while it waits for the database', async () => {
    const { log, lines } = recordLog('info');
    await using service = await startService({ log });
    {
      await using _lock = await lockDatabase(service.place);
      const outgoing = request(`${service.api}/contactUs`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      });
      outgoing.on('error', () => {
        // The sender has left.
      });
      outgoing.end(JSON.stringify(enquiry), () => outgoing.destroy());
      await eventually(() => expect(lines.join('')).toContain('"msg":"request"'));
    }
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries.filter(({ path }) => path)).toMatchObject([{ status: 503 }]);
    expect(entries.filter(({ msg }) => msg === 'request failed')).toHaveLength(1);
  });

  test("has the error of a database that refuses a row, without the row's words", async () => {
    const { log, lines } = recordLog('info');
    await using service = await startService({ database: 'PostgreSQL', log });
    // As a newer version's column would, which this one does not fill in.
    await tamper(service.place, 'ALTER TABLE enquiries ADD CHECK (false)');
    expect((await service.post('contactUs', enquiry)).status).toBe(500);
    const text = lines.join('');
    expect(text).toContain('violates check constraint');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test.each(databases)(
    "has no visitor's words in the trace of a mail, even when a mail server repeats them (%s)",
    async (database) => {
      const { log, lines } = recordLog('trace');
      await using smtp = await startSmtp({
        take({ to }) {
          throw new Error(`${to.join()}: no such mailbox`);
        },
      });
      await using service = await startService({
        database,
        log,
        env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_ATTEMPTS: '2' },
      });
      const reference = await service.send();
      await eventually(async () => expect(await mailStatesIn(service.place)).toEqual(['failed', 'failed']));
      await eventually(() => expect(lines.join('')).toContain('mail given up'));
      const text = lines.join('');
      expect(text).toContain(reference);
      for (const secret of secrets) expect(text).not.toContain(secret);
    },
  );
});

test.runIf(process.platform === 'linux')(
  'a log that cannot be written, as on a full disk, stops neither the service nor its end',
  async () => {
    const place = await temporaryPlace();
    const program = `
      import { createEnquiryService } from '${module('app.ts')}';
      import { readConfig } from '${module('config.ts')}';
      const service = await createEnquiryService(readConfig(process.env, ${JSON.stringify(agency)}));
      service.log.info('one');
      await service.close();
      service.log.info('two');
      console.error('closed');
      process.exit();`;
    await using full = await open('/dev/full', 'w');
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...place.env, LOG_LEVEL: 'info' },
      stdio: ['ignore', full.fd, 'pipe'],
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    const [said, ended] = await Promise.all([
      child.stderr?.setEncoding('utf8').toArray(),
      once(child, 'close'),
    ]);
    expect(said?.join('')).toBe('closed\n');
    expect(ended).toEqual([0, null]);
  },
);
