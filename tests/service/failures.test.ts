import { once } from 'node:events';
import { request } from 'node:http';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { createEnquiryService } from '../../openapi/service/app.ts';
import { dayMs } from '../../openapi/service/clock.ts';
import { readConfig } from '../../openapi/service/config.ts';
import { isUnavailable, openDatabase } from '../../openapi/service/database/database.ts';
import { MailQueue } from '../../openapi/service/mails/mailQueue.ts';
import { expectRefused } from '../support/service/databaseTrouble.ts';
import { startGate } from '../support/service/gate.ts';
import { mailFilesIn, mailStatesIn, tamper } from '../support/service/place.ts';
import { post } from '../support/service/post.ts';
import { runHere, startServer } from '../support/service/process.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { areSent, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { simulatedClock } from '../support/service/simulatedClock.ts';
import { startSmtp } from '../support/service/smtp.ts';

describe('PostgreSQL', () => {
  test('out of reach while it is used gets 503, and calls succeed when it is back', async () => {
    const place = await temporaryPlace('PostgreSQL');
    await using gate = await startGate(place.env.ENQUIRY_DATABASE_URL ?? '');
    await using service = await startService({ place, env: { ENQUIRY_DATABASE_URL: gate.url } });
    const { reference } = (await service.post('contactUs', enquiry)).body;
    gate.shut();
    await expectRefused(service, 'Refused');
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    await eventually(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(503));
    expect(await service.metrics()).toMatch(/^enquiry_mails_pending nan$/im);
    gate.open();
    await eventually(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(200));
    expect(await service.post('sendEmail', enquiry)).toMatchObject({
      status: 200,
      body: { data: { reference } },
    });
    await eventually(async () => expect((await mailFilesIn(place)).size).toBe(2));
  });

  test('that ends every connection, as at a restart, costs nothing but time', async () => {
    await using service = await startService({ database: 'PostgreSQL' });
    await service.post('contactUs', enquiry);
    await tamper(
      service.place,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await eventually(async () => expect((await service.post('sendEmail', enquiry)).status).toBe(200));
    await eventually(async () => expect((await mailFilesIn(service.place)).size).toBe(2));
  });

  test('that breaks off in a transaction fails that, not the process', async () => {
    const place = await temporaryPlace('PostgreSQL');
    await using gate = await startGate(place.env.ENQUIRY_DATABASE_URL ?? '');
    const broken: string[] = [];
    const { queries, close } = await openDatabase({ kind: 'postgres', url: gate.url }, ({ message }) => {
      broken.push(message);
    });
    const failing = queries.transaction().execute(async (transaction) => {
      await transaction.selectFrom('enquiries').selectAll().execute();
      gate.shut();
      await eventually(() => expect(broken).toEqual(['Connection terminated unexpectedly']));
      await transaction.selectFrom('enquiries').selectAll().execute();
    });
    await expect(failing).rejects.toSatisfy(isUnavailable);
    gate.open();
    expect(await queries.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    await close();
  });

  test('limits the time of every query, also of one that a silent server never answers, and of no migration', async () => {
    using connects = vi.spyOn(pg.Pool.prototype, 'connect');
    await using database = await openDatabase((await temporaryPlace('PostgreSQL')).database);
    for (const db of [database.queries, database.unflushed]) await sql`SELECT 1`.execute(db);
    const pools = [...new Set(connects.mock.contexts as unknown as pg.Pool[])];
    const limits = { lock_timeout: 2_000, statement_timeout: 10_000, query_timeout: 12_000 };
    const none = { lock_timeout: undefined, statement_timeout: undefined, query_timeout: undefined };
    expect(pools.map(({ options }) => ({ ...none, ...options }))).toMatchObject([none, limits, limits]);
  });

  test('in which another session has locked a due mail is not asked for it without a pause', async () => {
    const place = await temporaryPlace('PostgreSQL');
    {
      await using service = await startService({ place });
      await service.post('contactUs', enquiry);
    }
    using claim = vi.spyOn(MailQueue.prototype, 'claim');
    const clock = simulatedClock(Date.now() + dayMs);
    const session = new pg.Client({ connectionString: place.env.ENQUIRY_DATABASE_URL });
    await session.connect();
    await using _session = { [Symbol.asyncDispose]: () => session.end() };
    await session.query('BEGIN; SELECT * FROM mails FOR UPDATE');
    await using service = await startService({ place, clock });
    for (let queries = 0; queries < 20; queries += 1) await service.metrics();
    expect(claim).toHaveBeenCalledTimes(1);
    await session.query('ROLLBACK');
    clock.pass(1_000);
    await areSent(place, 2);
  });

  test('full or in any other trouble that passes gets 503', async () => {
    await using service = await startService({ database: 'PostgreSQL' });
    for (const state of ['08006', '40001', '53100', '55P03', '57014', '58030']) {
      await tamper(
        service.place,
        `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
           BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$;
         CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON enquiries EXECUTE FUNCTION refuse();`,
      );
      expect((await service.post('contactUs', enquiry)).status).toBe(503);
    }
    await tamper(service.place, 'DROP TRIGGER refuse ON enquiries');
    expect((await service.post('contactUs', enquiry)).status).toBe(200);
  });

  test.each([
    ['a wrong password', (url: URL) => Object.assign(url, { password: 'S3cret' }), 'password authentication'],
    ['a port where nothing listens', (url: URL) => Object.assign(url, { port: '1' }), 'ECONNREFUSED'],
    [
      'a database that is not there',
      (url: URL) => Object.assign(url, { pathname: '/none' }),
      'does not exist',
    ],
    ['a host that is not there', (url: URL) => Object.assign(url, { hostname: 'db.invalid' }), 'db.invalid'],
    [
      'a certificate that is not there',
      (url: URL) => Object.assign(url, { search: 'sslrootcert=/none' }),
      '/none',
    ],
  ])(
    '%s stops the start and the listing with a message without the password',
    async (_what, change, reason) => {
      const url = change(new URL(inject('postgres')));
      const place = await temporaryPlace();
      const env = { ...place.env, ENQUIRY_DATABASE_URL: url.href };
      const starting = createEnquiryService(readConfig(env, agency));
      await expect(starting).rejects.toThrow(/^ENQUIRY_DATABASE_URL is 'postgres:\/\/\*\*\*@.*'; wanted: /);
      await expect(starting).rejects.toThrow(reason);
      await expect(starting).rejects.not.toThrow(decodeURIComponent(url.password));
      const listed = await runHere([], env);
      expect(listed).toMatchObject({ code: 1, stdout: '' });
      expect(listed.stderr).toMatch(/^ENQUIRY_DATABASE_URL is 'postgres:\/\/\*\*\*@/);
      expect(listed.stderr).toContain(reason);
      expect(listed.stderr).not.toContain(decodeURIComponent(url.password));
    },
  );
});

test('SIGTERM finishes calls and mails under way, takes no new connection, and ends with 0', async () => {
  const place = await temporaryPlace();
  const slow = Promise.withResolvers<void>();
  await using smtp = await startSmtp({ take: () => slow.promise });
  await using server = await startServer({ ...place.env, SMTP_URL: smtp.url });
  const text = JSON.stringify(enquiry);
  const outgoing = request(`${server.api}/contactUs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': text.length },
  });
  const answered = once(outgoing, 'response');
  outgoing.write(text.slice(0, 10));
  // The server has the first half once it can accept another connection.
  await new Promise((resolve) => outgoing.once('socket', (socket) => socket.once('connect', resolve)));
  for (const call of ['contactUs', 'sendEmail']) await post(server.api, call, enquiry);
  await eventually(() => expect(smtp.offered()).toBe(2));

  const stopped = server.stop('SIGTERM');
  await eventually(() => expect(fetch(server.api)).rejects.toThrow());
  outgoing.end(text.slice(10));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  expect(response.headers.connection).toBe('close');
  response.resume();
  slow.resolve();
  expect(await stopped).toEqual([0, null]);
  expect((await mailStatesIn(place)).sort()).toEqual(['queued', 'queued', 'sent', 'sent']);
});
