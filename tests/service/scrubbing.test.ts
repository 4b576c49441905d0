import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseWhenSure } from '../../openapi/service/commands/erasure.ts';
import { CommandError } from '../../openapi/service/commands/errors.ts';
import { openDatabase } from '../../openapi/service/database/database.ts';
import { filesWith, mailFilesIn, storedIn, tamper } from '../support/service/place.ts';
import { command, runHere } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, startService, temporaryPlace } from '../support/service/service.ts';

describe('an erased enquiry in a SQLite file', () => {
  test.each([
    { running: 'while the service runs', isRunning: true },
    { running: 'when no service runs', isRunning: false },
  ])('leaves no byte of its words, $running', async ({ isRunning }) => {
    const place = await temporaryPlace();
    const service = await startService({ place });
    const secrets = ['Zarathustra', 'zarathustra@secret.example', `kaleidoscope ${'x'.repeat(9_000)} end`];
    const [name = '', email = '', message = ''] = secrets;
    const reference = await service.send({ name, email, message });
    for (let index = 0; index < 20; index += 1) {
      await service.post('contactUs', { ...enquiry, message: `kept ${index}` });
    }
    await areSent(place, 2);
    // Rewritten rows leave their former bytes in the file.
    await tamper(place, `UPDATE enquiries SET message = 'short' WHERE reference = '${reference}'`);
    if (!isRunning) await service.close();
    expect(await filesWith(place, name)).not.toEqual([]);

    expect((await command(place, '--erase', email, '--yes')).code).toBe(0);
    for (const secret of [name, email, 'kaleidoscope', 'xxxxxxxx', reference]) {
      expect(await filesWith(place, secret), secret).toEqual([]);
    }
    expect(await filesWith(place, 'kept 7')).not.toEqual([]);
    expect(await storedIn(place)).toHaveLength(20);
    if (isRunning) {
      expect((await service.post('contactUs', enquiry)).status).toBe(200);
      await service.close();
    }
    expect(await mailFilesIn(place)).toEqual(new Map());
  });

  test('is said to be in the log still while another program reads', async () => {
    const place = await temporaryPlace();
    const service = await startService({ place });
    await service.send();
    await areSent(place, 2);
    await service.close();
    if (place.database.kind !== 'sqlite') throw new Error('no SQLite file');
    {
      await using database = await openDatabase(place.database);
      using reader = new DatabaseSync(place.database.file);
      reader.exec('BEGIN; SELECT * FROM enquiries');
      // The reader does not go away while SQLite waits for it.
      await sql`PRAGMA busy_timeout = 0`.execute(database.queries);
      const parts = { database, folder: join(place.folder, 'outbox') };
      await expect(eraseWhenSure({ email: enquiry.email }, true, parts, process)).rejects.toThrow(
        new CommandError(
          `${enquiry.email} is erased, but the file still holds the words (another program reads the database). ` +
            'Run the command again in a while.',
        ),
      );
      expect(await storedIn(place)).toEqual([]);
      expect(await filesWith(place, enquiry.email)).not.toEqual([]);
    }
    expect(await runHere(['--erase', enquiry.email, '--yes'], place.env)).toMatchObject({
      code: 1,
      stderr: `No enquiry is held of ${enquiry.email}.\n`,
    });
    expect(await filesWith(place, enquiry.email)).toEqual([]);
  });
});
