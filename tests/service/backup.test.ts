import { open, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../openapi/service/commands/backup.ts';
import { openDatabaseToRead } from '../../openapi/service/database.ts';
import { type Place, storedIn, tamper } from '../support/contract/place.ts';
import { command } from '../support/contract/process.ts';
import { enquiry } from '../support/contract/sample.ts';
import { areSent, databases, eventually, startService, temporaryPlace } from '../support/contract/service.ts';
import { startSmtp } from '../support/contract/smtp.ts';

/** Every row and column of both tables. */
async function rowsIn({ database }: Place) {
  const db = await openDatabaseToRead(database);
  if (!db) throw new Error('no database');
  try {
    return {
      enquiries: await db.selectFrom('enquiries').selectAll().orderBy('reference').execute(),
      mails: await db.selectFrom('mails').selectAll().orderBy('reference').orderBy('recipient').execute(),
    };
  } finally {
    await db.destroy();
  }
}

describe.each(databases)('a backup on %s', (database) => {
  test('holds every enquiry acknowledged before it, and comes back whole into either database', async () => {
    await using service = await startService({ database });
    const { place } = service;
    const file = join(place.folder, 'copy.sqlite');
    const before: unknown[] = [];
    const post = async (name: string) => {
      const { status, body } = await service.post('contactUs', { ...enquiry, name });
      expect(status).toBe(200);
      return body.reference;
    };
    for (let index = 0; index < 30; index += 1) before.push(await post(`Before ${index}`));
    let isRunning = true;
    const load = (async () => {
      for (let index = 0; isRunning; index += 1) await post(`During ${index} 🪁 'שלום'`);
    })();
    const backedUp = await command(place, '--backup', file);
    isRunning = false;
    await load;
    expect(backedUp).toMatchObject({ code: 0, stderr: '' });
    expect(backedUp.stdout).toMatch(/copy\.sqlite holds \d+ enquiries and \d+ mails\.\n$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    // No log and no partial file is left beside it.
    expect((await readdir(place.folder)).filter((name) => name.includes('copy'))).toEqual(['copy.sqlite']);

    expect(await command(place, '--backup', file)).toMatchObject({
      code: 1,
      stderr: `${file} exists already, and is not overwritten.\n`,
    });

    await service.close();
    for (const target of databases) {
      const elsewhere = await temporaryPlace(target);
      const restored = await command(elsewhere, '--restore', file);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      const back = await rowsIn(elsewhere);
      expect(back.enquiries.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
      const { enquiries } = await rowsIn(place);
      for (const row of back.enquiries) expect(enquiries).toContainEqual(row);
      expect(await command(elsewhere, '--restore', file)).toMatchObject({
        code: 1,
        stderr: 'The database has enquiries already; restore into an empty one.\n',
      });
    }
  });

  test('is of one moment, however many enquiries there are and come meanwhile', async () => {
    await using service = await startService({ database });
    const { place } = service;
    await service.send();
    await areSent(place, 2);
    // Copies of the first enquiry fill several pages.
    const numbers =
      database === 'SQLite'
        ? 'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200)'
        : 'WITH numbers AS (SELECT generate_series(1, 1200) AS n)';
    const columns = 'received_at, fingerprint, name, email, contact, company_name, service, message';
    const copies = (names: string) =>
      `${names} INSERT INTO enquiries (reference, ${columns})
       SELECT 'X' || n, ${columns} FROM enquiries, numbers WHERE reference LIKE 'TAW-%'`;
    await tamper(place, copies(numbers));

    const db = await openDatabaseToRead(place.database);
    let isFirstPage = true;
    const withWriter = db?.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirstPage && result.rows.length > 1 && 'fingerprint' in (result.rows[0] ?? {})) {
          isFirstPage = false;
          await tamper(place, copies(`WITH numbers AS (SELECT 'Y' AS n)`));
          await tamper(place, `UPDATE enquiries SET message = 'changed'`);
        }
        return result;
      },
    });
    const file = join(place.folder, 'copy.sqlite');
    try {
      expect(await backUp(withWriter, file)).toBe(`${file} holds 1201 enquiries and 2 mails.\n`);
    } finally {
      await db?.destroy();
    }
    expect(isFirstPage).toBe(false);
    using backup = new DatabaseSync(file);
    expect(backup.prepare('SELECT DISTINCT message FROM enquiries').all()).toEqual([
      { message: enquiry.message },
    ]);
    await service.close();
    const elsewhere = await temporaryPlace(database);
    expect((await command(elsewhere, '--restore', file)).stdout).toBe(
      'Restored 1201 enquiries and 2 mails.\n',
    );
    expect((await rowsIn(elsewhere)).enquiries).toHaveLength(1201);
  });

  test('has a mail that a worker held sent after it is restored', async () => {
    const slow = Promise.withResolvers<void>();
    await using smtp = await startSmtp({ take: () => slow.promise });
    const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: '3600000' };
    await using service = await startService({ database, env });
    const { place } = service;
    await service.send();
    await eventually(() => expect(smtp.offered()).toBe(2));
    const file = join(place.folder, 'copy.sqlite');
    expect((await command(place, '--backup', file)).code).toBe(0);
    slow.resolve();
    await areSent(place, 2);

    const elsewhere = await temporaryPlace(database);
    const { stdout } = await command(elsewhere, '--restore', file);
    expect(stdout).toBe(
      'Restored 1 enquiry and 2 mails. Waiting to be sent by a running service: 2 mails.\n',
    );
    expect((await rowsIn(elsewhere)).mails).toMatchObject([
      { state: 'queued', lease_owner: null, lease_until: null },
      { state: 'queued', lease_owner: null, lease_until: null },
    ]);
    await using _restored = await startService({ place: elsewhere, env });
    await areSent(elsewhere, 2);
  });

  test('of an older version is brought up to date', async () => {
    const older = await temporaryPlace();
    await using service = await startService({ place: older });
    await service.send();
    await areSent(older, 2);
    await service.close();
    await tamper(
      older,
      `DROP TRIGGER mails_go_with_their_enquiry;
       ALTER TABLE enquiries DROP COLUMN handled_at;
       DROP INDEX mails_by_count;
       DROP INDEX mails_by_lease;
       DROP INDEX enquiries_by_address;
       ALTER TABLE mails DROP COLUMN asked_at;
       ALTER TABLE mails DROP COLUMN counted_at;
       ALTER TABLE mails DROP COLUMN file;
       DELETE FROM kysely_migration WHERE name LIKE '2026-12-%'`,
    );
    if (older.database.kind !== 'sqlite') throw new Error('no SQLite file');
    const place = await temporaryPlace(database);
    expect(await command(place, '--restore', older.database.file)).toMatchObject({ code: 0, stderr: '' });
    const { enquiries, mails } = await rowsIn(place);
    expect(enquiries).toMatchObject([{ ...named(enquiry), handled_at: null }]);
    // That version queued a mail only when sendEmail asked for it.
    expect(mails).toMatchObject(
      mails.map(({ queued_at }) => ({ state: 'sent', asked_at: queued_at, counted_at: null, file: null })),
    );
    expect(mails).toHaveLength(2);
    // The backup file itself is not changed.
    expect((await rowsIn(older)).enquiries[0]).not.toHaveProperty('handled_at');
  });

  test('is restored whole or not at all', async () => {
    const place = await temporaryPlace(database);
    const file = join(place.folder, 'copy.sqlite');
    await using service = await startService();
    for (const name of ['A', 'B']) await service.post('contactUs', { ...enquiry, name });
    expect((await command(service.place, '--backup', file)).code).toBe(0);
    using damaged = new DatabaseSync(file);
    // A row that the target's tables refuse, after rows that they accept.
    damaged.exec(`
      CREATE TABLE loose AS SELECT * FROM enquiries;
      PRAGMA foreign_keys = OFF;
      DROP TABLE enquiries;
      ALTER TABLE loose RENAME TO enquiries;
      UPDATE enquiries SET message = NULL WHERE reference = (SELECT max(reference) FROM enquiries)`);
    damaged.close();
    const { code, stderr } = await command(place, '--restore', file);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/not.null/i) });
    expect(await storedIn(place)).toEqual([]);
  });
});

const named = ({ companyName, ...fields }: typeof enquiry) => ({ ...fields, company_name: companyName });

describe('a file that is no backup', () => {
  test('is refused with the reason, and makes no database', async () => {
    const place = await temporaryPlace();
    const at = (name: string) => join(place.folder, name);
    await writeFile(at('text'), 'a text that is no database at all, and longer than its header'.repeat(10));
    {
      using other = new DatabaseSync(at('other'));
      other.exec('CREATE TABLE enquiries (x)');
      using newer = new DatabaseSync(at('newer'));
      newer.exec(`
        CREATE TABLE enquiries (x); CREATE TABLE mails (x);
        CREATE TABLE kysely_migration (name varchar PRIMARY KEY, timestamp varchar);
        INSERT INTO kysely_migration VALUES ('2099-01-from-the-future', '2099-01-01')`);
    }
    {
      await using service = await startService();
      await service.post('contactUs', enquiry);
      await command(service.place, '--backup', at('damaged'));
      // The tables' pages come after the first, which lists them.
      await using file = await open(at('damaged'), 'r+');
      await file.write(Buffer.alloc(4_096, 'x'), 0, 4_096, 4_096);
    }
    const reasons = {
      damaged: /^.*damaged is no backup that can be restored \(.*(malformed|Tree|page)/s,
      missing: /^There is no file .*missing\.\n/,
      text: /^.*text is no backup that can be restored \(.*not a database/,
      other:
        /^.*other is no backup that can be restored \(it has no tables enquiries, kysely_migration, mails\)/,
      newer: /2099-01-from-the-future.*Was it written by a newer version\?/,
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const { code, stderr } = await command(place, '--restore', at(name));
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(reason) });
    }
    expect(await storedIn(place)).toEqual([]);
  });

  test('nothing is backed up where there is nothing, and nothing is written where it cannot be', async () => {
    const place = await temporaryPlace();
    const file = join(place.folder, 'copy.sqlite');
    expect(await command(place, '--backup', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('set ENQUIRY_DATABASE_URL as for the service'),
    });
    expect(await readdir(place.folder)).toEqual([]);
    await using service = await startService({ place });
    expect(await command(service.place, '--backup', join(place.folder, 'nowhere', 'x'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nowhere/x cannot be written'),
    });
  });
});
