import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../openapi/service/database/database.ts';
import { sharedSync } from '../../openapi/service/database/sharedSync.ts';
import { Store } from '../../openapi/service/database/store.ts';
import { iso } from '../../openapi/service/database/tables.ts';
import { spyOnHandles } from '../support/service/fileHandles.ts';
import { tamper } from '../support/service/place.ts';
import { command, runHere } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, startService, temporaryPlace } from '../support/service/service.ts';

const settings = { referencePrefix: 'TAW', graceMs: 120_000, messageIdDomain: 'agency.example' };
const now = Date.parse('2026-03-15T04:00:00Z');

/** True when a promise is settled by now. */
const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((done) => setImmediate(done, false))]);

describe('nothing is acknowledged before it is on the disk', () => {
  test('neither an enquiry, nor its repetition, nor its mails', async () => {
    await using database = await openDatabase((await temporaryPlace()).database);
    let disk = Promise.withResolvers<void>();
    let begun = Promise.withResolvers<unknown>();
    const flush = async () => {
      const mails = await database.queries.selectFrom('mails').select('asked_at').execute();
      begun.resolve(mails.map(({ asked_at }) => asked_at));
      return disk.promise;
    };
    const store = new Store({ ...database, flush }, settings);
    const asked = iso(now);
    for (const [ask, committed] of [
      [() => store.recordEnquiry(enquiry, 'key', now), [null, null]],
      [() => store.recordEnquiry(enquiry, 'key', now), [null, null]],
      [() => store.askForMails(enquiry, 'key', now), [asked, asked]],
      [() => store.askForMails(enquiry, 'key', now), [asked, asked]],
    ] as const) {
      const answer = ask();
      expect(await Promise.race([begun.promise, answer]), 'in the log that is synced').toEqual(committed);
      expect(await isSettled(answer)).toBe(false);
      disk.resolve();
      expect(await answer).toHaveProperty('reference');
      disk = Promise.withResolvers();
      begun = Promise.withResolvers();
    }
    // NORMAL. With OFF (0), a power loss during a checkpoint of the write-ahead log can corrupt the database.
    expect((await sql`PRAGMA synchronous`.execute(database.queries)).rows).toEqual([{ synchronous: 1 }]);
  });

  test('on PostgreSQL, whose commits wait for the disk, except those of the mail queue', async () => {
    const place = await temporaryPlace('PostgreSQL');
    // The server of the tests has it off, which production has not.
    await tamper(
      place,
      `DO $$ BEGIN
         EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database());
       END $$`,
    );
    await using database = await openDatabase(place.database);
    for (const [db, setting] of [
      [database.queries, 'on'],
      [database.unflushed, 'off'],
    ] as const) {
      expect((await sql`SHOW synchronous_commit`.execute(db)).rows).toEqual([
        { synchronous_commit: setting },
      ]);
    }
  });
});

test('no command of the owner reports a change that is not on the disk', async () => {
  await using service = await startService();
  const { place } = service;
  const reference = await service.send();
  await areSent(place, 2);
  await service.close();
  const backup = join(place.folder, 'copy.sqlite');
  expect((await command(place, '--backup', backup)).code).toBe(0);
  const elsewhere = await temporaryPlace();
  using sync = await spyOnHandles('datasync');
  sync.mockRejectedValue(new Error('EIO: i/o error, fdatasync'));
  for (const [{ env }, ...args] of [
    [place, '--handled', reference],
    [place, '--resend', reference],
    [elsewhere, '--restore', backup],
  ] as const) {
    expect(await runHere([...args], env), args[0]).toEqual({
      code: 1,
      stdout: '',
      stderr: 'That cannot be done now: EIO: i/o error, fdatasync\n',
    });
  }
});

describe('sharedSync', () => {
  test('callers during a sync share the next one; none joins a sync that has begun', async () => {
    const syncs: PromiseWithResolvers<void>[] = [];
    const flush = sharedSync(() => {
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      return sync.promise;
    });
    const first = flush();
    await expect.poll(() => syncs.length).toBe(1);
    // Committed during the first sync, which may miss them.
    const second = flush();
    const third = flush();
    syncs[0]?.resolve();
    await first;
    expect(await isSettled(second)).toBe(false);
    await expect.poll(() => syncs.length).toBe(2);
    syncs[1]?.reject(new Error('EIO'));
    await expect(second).rejects.toThrow('EIO');
    await expect(third).rejects.toThrow('EIO');
    // No later sync is tried: it would report success.
    await expect(flush()).rejects.toThrow('EIO');
    expect(syncs).toHaveLength(2);
  });
});
