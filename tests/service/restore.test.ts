import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { lockDatabase, rowsIn, storedIn, tamper } from '../support/service/place.ts';
import { command, module, runHere } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

const named = ({ companyName, ...fields }: typeof enquiry) => ({ ...fields, company_name: companyName });

describe.each(databases)('a backup on %s', (database) => {
  test('has a mail that was leased at the time of the backup sent after the restore', async () => {
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
    const { stdout } = await runHere(['--restore', file], elsewhere.env);
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
    const reference = await service.send();
    await areSent(older, 2);
    const unasked = (await service.post('contactUs', { ...enquiry, name: 'Unasked' })).body.reference;
    await service.close();
    // That version queued a mail only when sendEmail asked for it.
    await tamper(
      older,
      `DELETE FROM mails WHERE reference = '${unasked}';
       DROP TRIGGER mails_go_with_their_enquiry;
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
    await using running = await startService({ database });
    const { place } = running;
    expect(await command(place, '--restore', older.database.file)).toEqual({
      code: 0,
      stderr: '',
      stdout: 'Restored 2 enquiries and 3 mails. Waiting to be sent by a running service: 1 mail.\n',
    });
    // The service that runs announces the other enquiry too; its confirmation would come too late.
    await areSent(place, 3);
    const { enquiries, mails } = await rowsIn(place);
    expect(enquiries).toHaveLength(2);
    expect(enquiries).toContainEqual(expect.objectContaining({ ...named(enquiry), handled_at: null }));
    const before = mails.filter((mail) => mail.reference === reference);
    expect(before).toMatchObject(
      before.map(({ queued_at }) => ({ asked_at: queued_at, counted_at: null, file: null })),
    );
    expect(mails.filter((mail) => mail.reference === unasked)).toMatchObject([
      { recipient: 'agency', asked_at: null },
    ]);
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
    const { code, stderr } = await runHere(['--restore', file], place.env);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/not.null/i) });
    expect(await storedIn(place)).toEqual([]);
  });
});

test('a restore that is broken off leaves no copy of the backup behind', async () => {
  await using service = await startService();
  const { env, folder } = service.place;
  const file = join(folder, 'copy.sqlite');
  await service.send();
  expect((await command(service.place, '--backup', file)).code).toBe(0);
  const passing = join(folder, 'passing');
  await mkdir(passing);
  // The command waits for the lock with its copy made.
  await using _lock = await lockDatabase(service.place);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const child = spawn(process.execPath, [module('enquiries.ts'), '--restore', file], {
      env: { ...env, TMPDIR: passing },
    });
    const ended = Promise.all([once(child, 'close'), text(child.stderr)]);
    await eventually(async () => expect(await readdir(passing)).toHaveLength(1));
    child.kill(signal);
    // Without a word, because it did not go on until the lock was refused.
    expect(await ended).toEqual([[1, null], '']);
    expect(await readdir(passing)).toEqual([]);
  }
});

test('a file that is no backup is refused with the reason, and makes no database', async () => {
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
    const { code, stderr } = await runHere(['--restore', at(name)], place.env);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(reason) });
  }
  expect(await storedIn(place)).toEqual([]);
});
