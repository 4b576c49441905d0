import { copyFile, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isUnavailable, openDatabase } from '../../openapi/service/database/database.ts';
import { SqliteThread } from '../../openapi/service/database/sqliteThread.ts';
import {
  expectRefused,
  named,
  namesIn,
  readiness,
  startWatched,
} from '../support/service/databaseTrouble.ts';
import { spyOnHandles } from '../support/service/fileHandles.ts';
import type { Place } from '../support/service/place.ts';
import { eventually, startService, temporaryPlace } from '../support/service/service.ts';

const fileOf = ({ database }: Place) => (database.kind === 'sqlite' ? database.file : '');

const failedSync = () =>
  Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' });

describe('after a sync that failed', () => {
  test('nothing is acknowledged before the database was opened again and checked', async () => {
    using opened = vi.spyOn(SqliteThread.prototype, 'open');
    using syncs = await spyOnHandles('datasync');
    await using watched = await startWatched();
    const { service, place, troubles } = watched;
    expect((await service.post('contactUs', named('Before'))).status).toBe(200);
    expect(opened.mock.calls).toEqual([[false]]);

    // Linux reports it once; the next sync of the same file succeeds.
    syncs.mockRejectedValueOnce(failedSync());
    await expectRefused(service, 'Lost');
    expect(troubles()).toEqual(['EIO: i/o error, fdatasync']);
    const before = syncs.mock.calls.length;
    expect((await service.post('contactUs', named('After'))).status).toBe(200);
    expect(opened.mock.calls).toEqual([[false], [true]]);
    // One sync of the reopened log, and one of the enquiry.
    expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(before + 2);
    await eventually(async () => expect(await readiness(service)).toBe(200));
    expect(await namesIn(place)).toEqual(expect.arrayContaining(['After', 'Before']));
  });

  test('the same when SQLite itself reports the failed sync', async () => {
    using opened = vi.spyOn(SqliteThread.prototype, 'open');
    using queried = vi.spyOn(SqliteThread.prototype, 'query');
    await using database = await openDatabase((await temporaryPlace()).database);
    const { queries, flush } = database;
    // SQLITE_IOERR_FSYNC
    queried.mockRejectedValueOnce(Object.assign(new Error('disk I/O error'), { errcode: 1034 }));
    await expect(sql`SELECT 1`.execute(queries)).rejects.toSatisfy(isUnavailable);
    await expect(flush()).rejects.toSatisfy(isUnavailable);
    expect(opened.mock.calls).toEqual([[false]]);
    expect((await sql`SELECT 1 AS one`.execute(queries)).rows).toEqual([{ one: 1 }]);
    await flush();
    expect(opened.mock.calls).toEqual([[false], [true]]);
  });

  test('calls are refused while the disk fails; the failure is logged once, and calls succeed when the disk recovers', async () => {
    using syncs = await spyOnHandles('datasync');
    await using watched = await startWatched();
    const { service, place, troubles } = watched;
    expect((await service.post('contactUs', named('Before'))).status).toBe(200);
    syncs.mockImplementation(() => Promise.reject(failedSync()));
    // Before any call.
    await eventually(async () => expect(await readiness(service)).toBe(503));
    for (const name of ['One', 'Two', 'Three']) await expectRefused(service, name);
    expect(troubles()).toEqual(['EIO: i/o error, fdatasync']);
    syncs.mockRestore();
    await eventually(async () => expect(await readiness(service)).toBe(200));
    expect((await service.post('contactUs', named('After'))).status).toBe(200);
    expect(await namesIn(place)).toEqual(expect.arrayContaining(['After', 'Before']));
  });

  test('a database that is damaged stays refused', async () => {
    using syncs = await spyOnHandles('datasync');
    await using watched = await startWatched();
    const { service, place, troubles } = watched;
    const whole = await readFile(fileOf(place));
    // Syncs fail until the damage is done, so that the service cannot reopen the file before.
    syncs.mockImplementation(() => Promise.reject(failedSync()));
    await expectRefused(service, 'Lost');
    const file = await open(fileOf(place), 'r+');
    await file.write(Buffer.alloc(whole.length - 4096), 0, whole.length - 4096, 4096);
    await file.close();
    syncs.mockRestore();
    await eventually(async () => {
      await expectRefused(service, 'On a damaged database');
      expect(troubles()).toEqual(['EIO: i/o error, fdatasync', expect.stringMatching(/damaged|malformed/)]);
    });
    await eventually(async () => expect(await readiness(service)).toBe(503));
    // The file of the disk, restored for the end of the test.
    await writeFile(fileOf(place), whole);
  });
});

test('no checked database is opened while another process keeps its log in use', async () => {
  const place = await temporaryPlace();
  const thread = new SqliteThread(fileOf(place), () => {});
  onTestFinished(() => thread.close());
  await thread.open(false);
  await thread.query('CREATE TABLE notes (text TEXT)');
  {
    using reader = new DatabaseSync(fileOf(place));
    reader.exec('BEGIN; SELECT * FROM notes');
    await expect(thread.open(true)).rejects.toThrow('another process keeps the write-ahead log in use');
  }
  await thread.open(true);
});

describe('a database file that', () => {
  test('is deleted while the service runs is logged once, nothing is acknowledged, and it may be put back', async () => {
    await using watched = await startWatched();
    const { service, place, troubles } = watched;
    const file = fileOf(place);
    expect((await service.post('contactUs', named('Before'))).status).toBe(200);
    await rename(file, `${file}.away`);
    await expectRefused(service, 'One');
    await expectRefused(service, 'Two');
    await eventually(async () => expect(await readiness(service)).toBe(503));
    expect(troubles()).toEqual([
      `${file} was deleted while the service used it; put it back, or start the service again`,
    ]);
    await rename(`${file}.away`, file);
    await eventually(async () => expect(await readiness(service)).toBe(200));
    expect((await service.post('contactUs', named('After'))).status).toBe(200);
    expect(await namesIn(place)).toEqual(expect.arrayContaining(['After', 'Before']));
  });

  test('is replaced is not written to until the service is started again', async () => {
    const place = await temporaryPlace();
    const file = fileOf(place);
    {
      await using service = await startService({ place });
      expect((await service.post('contactUs', named('Before'))).status).toBe(200);
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
      await expectRefused(service, 'One');
      await eventually(async () => expect(await readiness(service)).toBe(503));
      await expectRefused(service, 'Two');
    }
    await using service = await startService({ place });
    expect((await service.post('contactUs', named('After'))).status).toBe(200);
    expect(await namesIn(place)).toContain('After');
  });

  test('loses its log, without which an enquiry would not outlast the service', async () => {
    const place = await temporaryPlace();
    {
      await using service = await startService({ place });
      expect((await service.post('contactUs', named('Before'))).status).toBe(200);
      await rm(`${fileOf(place)}-wal`);
      await expectRefused(service, 'One');
      await eventually(async () => expect(await readiness(service)).toBe(503));
    }
    await using service = await startService({ place });
    expect((await service.post('contactUs', named('After'))).status).toBe(200);
    expect(await namesIn(place)).toEqual(expect.arrayContaining(['After', 'Before']));
  });

  test('is copied without its log is whole after the start, and after the end', async () => {
    const place = await temporaryPlace();
    const copied = async () => {
      const copy = `${place.folder}/copy.sqlite`;
      await copyFile(fileOf(place), copy);
      using database = new DatabaseSync(copy, { readOnly: true });
      return database.prepare('SELECT name FROM enquiries').all();
    };
    // Another open connection keeps SQLite from emptying the log at the end.
    {
      await using service = await startService({ place });
      expect(await copied()).toEqual([]);
      using other = new DatabaseSync(fileOf(place));
      expect(other.prepare('SELECT count(*) AS count FROM enquiries').get()).toEqual({ count: 0 });
      expect((await service.post('contactUs', named('Kept'))).status).toBe(200);
      await service.close();
      expect(await copied()).toEqual([{ name: 'Kept' }]);
    }
  });
});
