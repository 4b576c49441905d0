import { expect, test, vi } from 'vitest';
import { SqliteThread } from '../../openapi/service/database/sqliteThread.ts';
import { expectRefusal, named } from '../support/service/databaseTrouble.ts';
import { storedIn, tamper } from '../support/service/place.ts';
import { post } from '../support/service/post.ts';
import { startServer } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

test('a full disk leads to 503, loses nothing that was acknowledged, and works again', async () => {
  const place = await temporaryPlace();
  const acknowledged: unknown[] = [];
  const message = 'x'.repeat(20_000);
  {
    await using server = await startServer(place.env, { largestFile: 400_000 });
    let status = 200;
    while (status === 200 && acknowledged.length < 100) {
      const answer = await post(server.api, 'contactUs', { ...enquiry, message });
      status = answer.status;
      if (status === 200) acknowledged.push(answer.body.reference);
    }
    expect(status).toBe(503);
    expect((await fetch(new URL('/healthz', server.api))).status).toBe(200);
    expect(acknowledged.length).toBeGreaterThan(2);
  }
  expect((await storedIn(place)).map(({ reference }) => reference).sort()).toEqual(acknowledged.sort());
  await using service = await startService({ place });
  expect((await service.post('contactUs', enquiry)).status).toBe(200);
});

test('a disk that takes no more writes leads to 503, it is not ready, and when it takes them again nothing is missing', async () => {
  const place = await temporaryPlace();
  const underWay = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  await using smtp = await startSmtp({
    async take() {
      underWay.resolve();
      await taken.promise;
    },
  });
  using opened = vi.spyOn(SqliteThread.prototype, 'open');
  await using service = await startService({ place, env: { SMTP_URL: smtp.url } });
  const [thread] = opened.mock.contexts as unknown as SqliteThread[];
  /** The service's own connection turns read-only, and fails as SQLite does on a read-only file. */
  const setReadOnly = (value: 'ON' | 'OFF') => thread?.query(`PRAGMA query_only = ${value}`);
  // A service that closes waits for its mails.
  using _taken = { [Symbol.dispose]: taken.resolve };
  const { api } = service;
  const health = async (path: string) => (await fetch(new URL(path, api))).status;

  const mailed = await post(api, 'contactUs', named('Mailed'));
  await post(api, 'sendEmail', named('Mailed'));
  await underWay.promise;
  const waiting = await post(api, 'contactUs', named('Not mailed yet'));
  await eventually(async () => expect(await health('/readyz')).toBe(200));

  await setReadOnly('ON');
  // Before any write.
  await eventually(async () => expect(await health('/readyz')).toBe(503));
  expectRefusal('contactUs', await post(api, 'contactUs', named('Refused')));
  expectRefusal('sendEmail', await post(api, 'sendEmail', named('Not mailed yet')));
  // The outcome of these mails cannot be stored now.
  taken.resolve();
  await eventually(() => expect(smtp.received).toHaveLength(2));
  expect(await health('/healthz')).toBe(200);
  expect(await health('/readyz')).toBe(503);

  await setReadOnly('OFF');
  await eventually(async () => expect(await health('/readyz')).toBe(200));
  expect((await post(api, 'sendEmail', named('Not mailed yet'))).status).toBe(200);
  const sent = { state: 'sent', attempts: 1 };
  await eventually(async () => {
    const stored = await storedIn(place);
    expect(stored.map(({ name }) => name).sort()).toEqual(['Mailed', 'Not mailed yet']);
    expect(stored.map(({ reference }) => reference).sort()).toEqual(
      [mailed.body.reference, waiting.body.reference].sort(),
    );
    expect(stored.flatMap(({ mails }) => mails)).toMatchObject([sent, sent, sent, sent]);
  });
  expect(smtp.received).toHaveLength(4);
  expect((await post(api, 'contactUs', named('Refused'))).status).toBe(200);
});

test('a PostgreSQL database that turned read-only is not ready, and is again when it takes changes', async () => {
  await using service = await startService({ database: 'PostgreSQL' });
  const ready = async () => (await fetch(`${service.url}/readyz`)).status;
  // Holds for connections opened after it.
  const setReadOnly = (value: 'on' | 'off') =>
    tamper(
      service.place,
      `BEGIN READ WRITE;
       DO $$ BEGIN
         EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${value}', current_database());
       END $$;
       COMMIT;
       SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid();`,
    );
  await eventually(async () => expect(await ready()).toBe(200));
  await setReadOnly('on');
  await eventually(async () => expect(await ready()).toBe(503));
  expect((await service.post('contactUs', enquiry)).status).toBe(503);
  await setReadOnly('off');
  await eventually(async () => expect(await ready()).toBe(200));
  expect((await service.post('contactUs', enquiry)).status).toBe(200);
});
