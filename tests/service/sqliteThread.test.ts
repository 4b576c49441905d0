import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { isUnavailable, openDatabase } from '../../openapi/service/database/database.ts';
import {
  expectRefused,
  named,
  namesIn,
  readiness,
  startWatched,
} from '../support/service/databaseTrouble.ts';
import { lockDatabase } from '../support/service/place.ts';
import { module, runProgram } from '../support/service/process.ts';
import { eventually, temporaryPlace } from '../support/service/service.ts';

describe('the thread of SQLite', () => {
  test('that ends is started again, and every acknowledged enquiry is there', async () => {
    using posted = vi.spyOn(Worker.prototype, 'postMessage');
    await using watched = await startWatched();
    const { service, place, troubles } = watched;
    const [worker] = posted.mock.contexts as unknown as Worker[];
    expect((await service.post('contactUs', named('Before'))).status).toBe(200);
    {
      await using _lock = await lockDatabase(place);
      const refused = expectRefused(service, 'Under way');
      await eventually(() =>
        expect(posted.mock.calls.at(-1)).toMatchObject([
          { task: { sql: expect.stringMatching(/begin|insert/) } },
        ]),
      );
      await worker?.terminate();
      await refused;
    }
    expect(troubles()).toEqual(['the thread of SQLite ended']);
    await eventually(async () => expect((await service.post('contactUs', named('After'))).status).toBe(200));
    expect(await namesIn(place)).toEqual(['After', 'Before']);
    await eventually(async () => expect(await readiness(service)).toBe(200));
  });

  test('ends with the database, and lets the process end', async () => {
    const place = await temporaryPlace();
    const program = `
      import { openDatabase } from '${module('database/database.ts')}';
      const database = await openDatabase(${JSON.stringify(place.database)});
      await database.close();
      console.log('closed');`;
    expect(await runProgram(program, {})).toEqual({ code: 0, stdout: 'closed\n', stderr: '' });
  });

  test('lets no other process write after a transaction has read, so that it can write too', async () => {
    const place = await temporaryPlace();
    await using database = await openDatabase(place.database);
    using other = new DatabaseSync(place.database.kind === 'sqlite' ? place.database.file : '');
    await database.queries.transaction().execute(async (transaction) => {
      await transaction.selectFrom('enquiries').selectAll().execute();
      expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
    });
  });

  test('lets no query into the transaction of another', async () => {
    await using database = await openDatabase((await temporaryPlace()).database);
    const { queries } = database;
    await sql`CREATE TABLE notes (text TEXT)`.execute(queries);
    const begun = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const failing = queries.transaction().execute(async (transaction) => {
      await sql`INSERT INTO notes VALUES ('in the transaction')`.execute(transaction);
      begun.resolve();
      await asked.promise;
      // Time for the other caller to come in between.
      await sql`SELECT 1`.execute(transaction);
      throw new Error('rolled back');
    });
    await begun.promise;
    const beside = sql`INSERT INTO notes VALUES ('beside it')`.execute(queries);
    asked.resolve();
    await expect(failing).rejects.toThrow('rolled back');
    await beside;
    expect((await sql`SELECT text FROM notes`.execute(queries)).rows).toEqual([{ text: 'beside it' }]);
  });

  test('refuses a call that waits too long for a transaction, as for a busy database', async () => {
    await using database = await openDatabase((await temporaryPlace()).database);
    const { queries } = database;
    const late = Promise.withResolvers<void>();
    const long = queries.transaction().execute(() => late.promise);
    const waiting = sql`SELECT 1`.execute(queries);
    await expect(waiting).rejects.toSatisfy(isUnavailable);
    late.resolve();
    await long;
    expect((await sql`SELECT 1 AS one`.execute(queries)).rows).toEqual([{ one: 1 }]);
  });
});
