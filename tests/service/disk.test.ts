import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { SqliteThread } from '../../openapi/service/sqliteThread.ts';
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
  await using server = await startServer(place.env);
  expect((await post(server.api, 'contactUs', enquiry)).status).toBe(200);
});

/** A running service, on a disk that accepts writes or refuses them. */
interface OnFailingDisk {
  /** Base URL of its API. */
  api: string;
  refuseWrites(): unknown;
  takeWrites(): unknown;
  [Symbol.asyncDispose](): Promise<void>;
}

type Starting = (
  place: Awaited<ReturnType<typeof temporaryPlace>>,
  smtpUrl: string,
) => Promise<OnFailingDisk>;

/** Linux stops the process from writing to any file. It reports EFBIG where such a disk reports EROFS. */
const refusedByTheSystem: Starting = async (place, smtpUrl) => {
  const server = await startServer({ ...place.env, SMTP_URL: smtpUrl });
  const limit = (bytes: string) => {
    const { status, stderr } = spawnSync('prlimit', [`--pid=${server.child.pid}`, `--fsize=${bytes}:`]);
    expect(status, String(stderr)).toBe(0);
  };
  return {
    ...server,
    refuseWrites: () => limit('0'),
    takeWrites: () => limit('unlimited'),
  };
};

/** The service's own connection turns read-only, and fails as SQLite does on a read-only file. */
const refusedBySqlite: Starting = async (place, smtpUrl) => {
  using opened = vi.spyOn(SqliteThread.prototype, 'open');
  const service = await startService({ place, env: { SMTP_URL: smtpUrl } });
  const threads = opened.mock.contexts as unknown as SqliteThread[];
  expect(threads).toHaveLength(1);
  const set = (value: 'ON' | 'OFF') => threads[0]?.query(`PRAGMA query_only = ${value}`);
  return {
    ...service,
    refuseWrites: () => set('ON'),
    takeWrites: () => set('OFF'),
  };
};

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

describe.each([
  { refused: 'Linux refuses each write (RLIMIT_FSIZE)', start: refusedByTheSystem, isPossible: hasLimits },
  { refused: 'SQLite refuses each change (query_only)', start: refusedBySqlite, isPossible: true },
])('a disk that takes no more writes while the service runs: $refused', ({ start, isPossible }) => {
  test.skipIf(!isPossible)(
    'calls get 503, it is not ready, and when the disk takes them again nothing is missing',
    async () => {
      const place = await temporaryPlace();
      const underWay = Promise.withResolvers<void>();
      const taken = Promise.withResolvers<void>();
      await using smtp = await startSmtp({
        async take() {
          underWay.resolve();
          await taken.promise;
        },
      });
      await using service = await start(place, smtp.url);
      // A service that closes waits for its mails.
      using _taken = { [Symbol.dispose]: taken.resolve };
      const { api } = service;
      const health = async (path: string) => (await fetch(new URL(path, api))).status;

      const mailed = await post(api, 'contactUs', named('Mailed'));
      await post(api, 'sendEmail', named('Mailed'));
      await underWay.promise;
      const waiting = await post(api, 'contactUs', named('Not mailed yet'));
      await eventually(async () => expect(await health('/readyz')).toBe(200));

      await service.refuseWrites();
      // Before any write.
      await eventually(async () => expect(await health('/readyz')).toBe(503));
      expectRefusal('contactUs', await post(api, 'contactUs', named('Refused')));
      expectRefusal('sendEmail', await post(api, 'sendEmail', named('Not mailed yet')));
      // The outcome of these mails cannot be stored now.
      taken.resolve();
      await eventually(() => expect(smtp.received).toHaveLength(2));
      expect(await health('/healthz')).toBe(200);
      expect(await health('/readyz')).toBe(503);

      await service.takeWrites();
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
    },
  );
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
