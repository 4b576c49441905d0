import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Clock, dayMs, systemClock } from '../../openapi/service/clock.ts';
import { openDatabase } from '../../openapi/service/database/database.ts';
import { Store } from '../../openapi/service/database/store.ts';
import { startRetention } from '../../openapi/service/retention.ts';
import { outboxIn } from '../support/server.ts';
import { namesIn } from '../support/service/databaseTrouble.ts';
import { recordLog } from '../support/service/log.ts';
import { filesWith, lockDatabase, mailFilesIn, storedIn, tamper } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { deadSmtp } from '../support/service/smtp.ts';

/** A clock on which hours and days pass only on demand; shorter waits are real. */
function slowDays() {
  let now = Date.now();
  let pass = () => {};
  /** The long waits so far, ms. */
  const waits: number[] = [];
  const clock: Clock = {
    now: () => now,
    elapsed: systemClock.elapsed,
    wait(ms, signal) {
      if (ms < 3_600_000) return systemClock.wait(ms, signal);
      if (signal.aborted) return Promise.resolve();
      waits.push(ms);
      const { promise, resolve } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => resolve(), { once: true });
      const end = now + ms;
      pass = () => {
        now = end;
        resolve();
      };
      return promise;
    },
  };
  return { clock, pass: () => pass(), waits };
}

describe.each(databases)('with ENQUIRY_RETAIN_DAYS the service on %s', (database) => {
  test('erases older enquiries, at the start and then daily, with mails and files', async () => {
    const place = await temporaryPlace(database);
    const env = { ENQUIRY_RETAIN_DAYS: '30' };
    const send = async (service: Awaited<ReturnType<typeof startService>>, name: string, ageDays: number) => {
      const { reference } = (await service.post('contactUs', { ...enquiry, name })).body;
      await service.post('sendEmail', { ...enquiry, name });
      await areSent(place, 2 * (await storedIn(place)).length);
      const received = new Date(Date.now() - ageDays * dayMs).toISOString();
      await tamper(
        place,
        `UPDATE enquiries SET received_at = '${received}' WHERE reference = '${reference}'`,
      );
    };
    {
      await using service = await startService({ place });
      await send(service, 'Older', 30.01);
      await send(service, 'Old', 29.5);
      await send(service, 'New', 1);
    }
    const { log, lines } = recordLog('info');
    const { clock, pass, waits } = slowDays();
    await using _service = await startService({ place, env, clock, log });
    await eventually(async () => expect(await namesIn(place)).toEqual(['New', 'Old']));
    await eventually(() =>
      expect(lines.join('')).toContain('"enquiries":1,"mails":2,"files":2,"msg":"old enquiries erased"'),
    );
    expect((await mailFilesIn(place)).size).toBe(4);
    await eventually(async () => expect(await filesWith(place, 'Older')).toEqual([]));
    await eventually(() => expect(waits).toEqual([dayMs]));
    await eventually(async () => {
      pass();
      expect(await namesIn(place)).toEqual(['New']);
    });
    expect((await mailFilesIn(place)).size).toBe(2);
    expect(lines.filter((line) => line.includes('"retainDays":30'))).toHaveLength(1);
    expect(lines.join('')).not.toContain(enquiry.email);
  });

  test('keeps an older enquiry while a mail of it is queued', async () => {
    const { clock, pass, waits } = slowDays();
    const env = {
      ENQUIRY_RETAIN_DAYS: '1',
      ENQUIRY_MAIL_ATTEMPTS: '10000',
      SMTP_URL: deadSmtp,
    };
    await using service = await startService({ database, env, clock });
    const { place } = service;
    await service.send();
    await tamper(place, `UPDATE enquiries SET received_at = '2020-01-02T03:04:05.000Z'`);
    await eventually(() => expect(waits).toEqual([dayMs]));
    pass();
    await eventually(() => expect(waits).toEqual([dayMs, dayMs]));
    expect(await namesIn(place)).toEqual([enquiry.name]);
    await eventually(async () => {
      await tamper(place, `UPDATE mails SET state = 'failed'`);
      pass();
      expect(await namesIn(place)).toEqual([]);
    });
  });

  test('erases an hour later when the database refuses now', async () => {
    const { log, lines } = recordLog('info');
    const { clock, pass, waits } = slowDays();
    await using service = await startService({ database, env: { ENQUIRY_RETAIN_DAYS: '1' }, clock, log });
    const { place } = service;
    await service.post('contactUs', enquiry);
    await tamper(place, `UPDATE enquiries SET received_at = '2020-01-02T03:04:05.000Z'`);
    await tamper(place, `UPDATE mails SET state = 'sent'`);
    {
      await using _lock = await lockDatabase(place);
      await eventually(() => {
        pass();
        expect(lines.join('')).toContain('retention failed; tried again in an hour');
        expect(waits.at(-1)).toBe(3_600_000);
      });
      expect(await namesIn(place)).toEqual([enquiry.name]);
    }
    await eventually(async () => {
      pass();
      expect(await namesIn(place)).toEqual([]);
    });
  });
});

test('words that another program keeps in the SQLite file are removed after a restart', async () => {
  const place = await temporaryPlace();
  if (place.database.kind !== 'sqlite') throw new Error('no SQLite file');
  const { file } = place.database;
  const database = await openDatabase(place.database);
  const settings = { referencePrefix: 'TAW', graceMs: 0, messageIdDomain: 'agency.example' };
  await new Store(database, settings).recordEnquiry(enquiry, undefined, Date.parse('2020-01-02T03:04:05Z'));
  await tamper(place, `UPDATE mails SET state = 'sent'`);
  // The reader below does not go away while SQLite waits for it.
  await sql`PRAGMA busy_timeout = 0`.execute(database.queries);
  const { log, lines } = recordLog('info');
  const { clock } = slowDays();
  const start = () => startRetention({ database, folder: outboxIn(place.folder), retainDays: 1, log, clock });
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN; SELECT * FROM enquiries');
  let retention = start();
  await using _running = {
    async [Symbol.asyncDispose]() {
      await retention.close();
      await database.close();
    },
  };
  await eventually(() => expect(lines.join('')).toContain('another program reads the database'));
  expect(await namesIn(place)).toEqual([]);
  expect(await filesWith(place, enquiry.email)).not.toEqual([]);
  reader.close();
  await retention.close();
  retention = start();
  await eventually(async () => expect(await filesWith(place, enquiry.email)).toEqual([]));
});

test('without ENQUIRY_RETAIN_DAYS the start says once that nothing is erased', async () => {
  const { log, lines } = recordLog('info');
  await using _service = await startService({ log });
  expect(lines.filter((line) => line.includes('ENQUIRY_RETAIN_DAYS'))).toHaveLength(1);
});
