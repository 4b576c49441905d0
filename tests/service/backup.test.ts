import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../openapi/service/commands/backup.ts';
import { openDatabaseToRead } from '../../openapi/service/database/database.ts';
import { spyOnHandles } from '../support/service/fileHandles.ts';
import { rowsIn, tamper } from '../support/service/place.ts';
import { command, runHere } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, databases, startService, temporaryPlace } from '../support/service/service.ts';

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
    // Journalled without a log, as SQLite's file format has it: a backup can be read on a read-only disk.
    expect([...(await readFile(file)).subarray(18, 20)]).toEqual([1, 1]);
    // No log and no partial file is left beside it.
    expect((await readdir(place.folder)).filter((name) => name.includes('copy'))).toEqual(['copy.sqlite']);

    expect(await command(place, '--backup', file)).toMatchObject({
      code: 1,
      stderr: `${file} exists already, and is not overwritten.\n`,
    });

    await service.close();
    for (const target of databases) {
      const elsewhere = await temporaryPlace(target);
      const restored = await runHere(['--restore', file], elsewhere.env);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      const back = await rowsIn(elsewhere);
      expect(back.enquiries.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
      expect(back.mails).toHaveLength(2 * back.enquiries.length);
      const { enquiries } = await rowsIn(place);
      const copied = new Set(back.enquiries.map(({ reference }) => reference));
      expect(back.enquiries).toEqual(enquiries.filter(({ reference }) => copied.has(reference)));
      expect(await runHere(['--restore', file], elsewhere.env)).toMatchObject({
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
    // Copies of the first enquiry, which alone has mails, fill the page before its own and the one after.
    const numbers =
      database === 'SQLite'
        ? 'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 600)'
        : 'WITH numbers AS (SELECT generate_series(1, 600) AS n)';
    const columns = 'received_at, fingerprint, name, email, contact, company_name, service, message';
    const copies = (letter: string, names: string) =>
      `${names} INSERT INTO enquiries (reference, ${columns})
       SELECT '${letter}' || n, ${columns} FROM enquiries, numbers WHERE reference LIKE 'TAW-%'`;
    for (const letter of ['A', 'X']) await tamper(place, copies(letter, numbers));

    const db = await openDatabaseToRead(place.database);
    let isFirstPage = true;
    if (!db) throw new Error('no database');
    const withWriter = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirstPage && result.rows.length > 1 && 'fingerprint' in (result.rows[0] ?? {})) {
          isFirstPage = false;
          await tamper(place, copies('X', `WITH numbers AS (SELECT 'Y' AS n)`));
          await tamper(place, `UPDATE enquiries SET message = 'changed'`);
        }
        return result;
      },
    });
    const file = join(place.folder, 'copy.sqlite');
    try {
      expect(await backUp(withWriter, file)).toBe(`${file} holds 1201 enquiries and 2 mails.\n`);
    } finally {
      await db.destroy();
    }
    expect(isFirstPage).toBe(false);
    using backup = new DatabaseSync(file);
    expect(backup.prepare('SELECT DISTINCT message FROM enquiries').all()).toEqual([
      { message: enquiry.message },
    ]);
    await service.close();
    const elsewhere = await temporaryPlace(database);
    expect((await runHere(['--restore', file], elsewhere.env)).stdout).toBe(
      'Restored 1201 enquiries and 1202 mails. Waiting to be sent by a running service: 1200 mails.\n',
    );
    const { enquiries, mails } = await rowsIn(elsewhere);
    expect(enquiries).toHaveLength(1201);
    expect(mails).toEqual(expect.arrayContaining((await rowsIn(place)).mails));
  });
});

test('a backup gets its name when its text is on the disk, and is reported when its name is', async () => {
  await using service = await startService();
  const { place } = service;
  using sync = await spyOnHandles('sync');
  for (const [name, isNamed] of [
    ['text', false],
    ['name', true],
  ] as const) {
    if (isNamed) sync.mockResolvedValueOnce(undefined);
    sync.mockRejectedValueOnce(new Error('EIO: i/o error, fsync'));
    expect(await runHere(['--backup', join(place.folder, name)], place.env)).toMatchObject({ code: 1 });
    expect((await readdir(place.folder)).includes(name)).toBe(isNamed);
  }
});

test('no backup is written where it cannot be', async () => {
  await using service = await startService();
  const { place } = service;
  expect(await command(place, '--backup', join(place.folder, 'nowhere', 'x'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nowhere/x cannot be written'),
  });
});
