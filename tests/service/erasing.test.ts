import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { dayMs, systemClock } from '../../openapi/service/clock.ts';
import { readConfig } from '../../openapi/service/config.ts';
import { openDatabase } from '../../openapi/service/database/database.ts';
import { erase } from '../../openapi/service/erasing.ts';
import { MailQueue } from '../../openapi/service/mails/mailQueue.ts';
import { recordLog } from '../support/service/log.ts';
import { type Place, rowsIn, storedIn, tamper } from '../support/service/place.ts';
import { command, runHere } from '../support/service/process.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { areSent, databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

const referencesIn = async (place: Place) => (await storedIn(place)).map(({ reference }) => reference);

describe.each(databases)('erasing on %s', (database) => {
  test('takes an enquiry or a person away, with mails and files, and leaves the others', async () => {
    await using service = await startService({ database });
    const { place } = service;
    const one = await service.send({ email: 'one@brightkites.example' });
    await service.send();
    await service.send({ email: 'ASHA@brightkites.EXAMPLE', message: 'Again' });
    const kept = await service.send({ email: 'kept@brightkites.example' });
    await areSent(place, 8);
    await service.close();
    const run = (...args: string[]) => runHere(args, place.env);
    await writeFile(join(place.folder, 'outbox', `.${one}-agency.1.part`), 'cut short');

    expect(await run('--erase', enquiry.email)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('--yes erases without asking'),
    });
    expect(await referencesIn(place)).toHaveLength(4);
    expect(await run('--erase', enquiry.email.toUpperCase(), '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Erased 2 enquiries, 4 mails and 4 files of /),
    });
    expect(await run('--erase', one, '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Erased 1 enquiry, 2 mails and 3 files'),
    });
    expect(await referencesIn(place)).toEqual([kept]);
    expect(await readdir(join(place.folder, 'outbox'))).toEqual([
      `${kept}-agency.eml`,
      `${kept}-visitor.eml`,
    ]);
    expect(await run('--erase', one, '--yes')).toMatchObject({
      code: 1,
      stderr: `No enquiry is held of ${one}.\n`,
    });
  });

  test('finds the files of mails in the folder that they were written to, whatever is set now', async () => {
    await using service = await startService({ database });
    const { place } = service;
    const reference = await service.send();
    await areSent(place, 2);
    await service.close();
    const outbox = join(place.folder, 'outbox');
    const moved = { ...place.env, ENQUIRY_OUTBOX_DIR: join(place.folder, 'another') };
    const held = JSON.parse((await runHere(['--person', enquiry.email], moved)).stdout);
    const files = ['agency', 'visitor'].map((recipient) => join(outbox, `${reference}-${recipient}.eml`));
    expect(held.enquiries).toMatchObject([{ files }]);
    expect(await runHere(['--erase', reference, '--yes'], moved)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Erased 1 enquiry, 2 mails and 2 files'),
    });
    expect(await readdir(outbox)).toEqual([]);
  });

  test('goes on without a former folder that cannot be read, and not without the present one', async () => {
    await using service = await startService({ database });
    const { place } = service;
    const reference = await service.send();
    await areSent(place, 2);
    const outbox = join(place.folder, 'outbox');
    await rm(outbox, { recursive: true });
    await writeFile(outbox, 'no folder');
    await using opened = await openDatabase(place.database);
    await expect(erase({ reference }, { database: opened, folder: outbox })).rejects.toThrow('ENOTDIR');
    expect(await referencesIn(place)).toEqual([reference]);
    const { log, lines } = recordLog('warn');
    const folder = join(place.folder, 'another');
    expect(await erase({ reference }, { database: opened, folder, log })).toEqual({
      enquiries: 1,
      mails: 2,
      files: 0,
    });
    expect(lines).toEqual([expect.stringContaining(outbox)]);
  });

  test('also erases a mail that a worker has leased', async () => {
    const slow = Promise.withResolvers<void>();
    await using smtp = await startSmtp({ take: () => slow.promise });
    // The command waits for the end of the lease.
    const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: '400' };
    await using service = await startService({ database, env });
    const { place } = service;
    const reference = await service.send();
    await eventually(() => expect(smtp.offered()).toBe(2));
    expect((await command(place, '--erase', reference, '--yes')).code).toBe(0);
    slow.resolve();
    // The worker continues with the next enquiry.
    const next = await service.send({ name: 'Next' });
    await areSent(place, 2);
    expect(await referencesIn(place)).toEqual([next]);
    expect(smtp.received).toHaveLength(4);
  });

  test('takes a file along that a worker writes meanwhile', async () => {
    await using service = await startService({ database, env: { ENQUIRY_MAIL_LEASE_MS: '60000' } });
    const { place } = service;
    const reference = String((await service.post('contactUs', enquiry)).body.reference);
    await tamper(
      place,
      `UPDATE mails SET lease_owner = 'other', lease_until = '2100-01-01T00:00:00.000Z' WHERE recipient = 'agency'`,
    );
    await using opened = await openDatabase(place.database);
    const folder = join(place.folder, 'outbox');
    const clock = {
      ...systemClock,
      wait: vi.fn(() => writeFile(join(folder, `${reference}-agency.eml`), 'written late')),
    };
    expect(await erase({ reference }, { database: opened, folder, clock })).toEqual({
      enquiries: 1,
      mails: 2,
      files: 1,
    });
    expect(clock.wait).toHaveBeenCalledWith(20_000, expect.anything());
    expect(await readdir(folder)).toEqual([]);
  });

  test('that fails has removed the files, and the rows still name the enquiries', async () => {
    await using service = await startService({ database });
    const { place } = service;
    const reference = await service.send();
    await areSent(place, 2);
    await using opened = await openDatabase(place.database);
    vi.spyOn(opened.queries, 'transaction').mockImplementation(() => {
      throw new Error('the connection broke');
    });
    const folder = join(place.folder, 'outbox');
    await expect(erase({ reference }, { database: opened, folder })).rejects.toThrow('the connection broke');
    expect(await readdir(folder)).toEqual([]);
    expect(await referencesIn(place)).toEqual([reference]);
  });

  test('by hand takes the mails along, so that none stays claimed for ever', async () => {
    await using service = await startService({ database });
    const { place } = service;
    await service.send();
    await areSent(place, 2);
    // The same as a database's own shell, which in SQLite checks no foreign keys.
    await tamper(place, `${database === 'SQLite' ? 'PRAGMA foreign_keys = OFF; ' : ''}DELETE FROM enquiries`);
    expect((await rowsIn(place)).mails).toEqual([]);
  });
});

test('a mail that is about to be erased from PostgreSQL is no longer claimed by a worker', async () => {
  const place = await temporaryPlace('PostgreSQL');
  await using service = await startService({ place });
  const reference = String((await service.post('contactUs', enquiry)).body.reference);
  await service.close();
  await using other = await openDatabase(place.database);
  const worker = new MailQueue(other, readConfig(place.env, agency).mail);
  const claims: unknown[] = [];
  await using database = await openDatabase(place.database);
  const queries = database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // The leases that the erasure waits for have just been read.
      if (result.rows.some((row) => 'lease_until' in row))
        claims.push(await worker.claim('worker', Date.now() + dayMs, 10));
      return result;
    },
  });
  const parts = { database: { ...database, queries }, folder: join(place.folder, 'outbox') };
  expect(await erase({ reference }, parts)).toEqual({ enquiries: 1, mails: 2, files: 0 });
  expect(claims).toEqual([[]]);
});
