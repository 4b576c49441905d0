/** `--backup`: copies all enquiries from either database into one SQLite file, while services run. */
import { link } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { openDatabase } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { syncToDisk, temporaryFolder } from '../files.ts';
import { enquiryCount, pluralize } from '../plural.ts';
import { type Copied, copyEnquiries } from './copy.ts';
import { CommandError } from './errors.ts';

/**
 * Writes a backup that only its owner can read. The file gets its name once it is complete and on the disk.
 *
 * @throws CommandError when the file exists or cannot be written
 */
export async function backUp(db: Kysely<Tables>, name: string): Promise<string> {
  const file = resolve(name);
  const prefix = join(dirname(file), `.${basename(file)}-`);
  using folder = await writable(file, async () => temporaryFolder(prefix));
  const unfinished = join(folder.path, 'backup');
  const copied = await write(db, unfinished);
  // A link fails where the file exists; a rename would replace it.
  await writable(file, () => link(unfinished, file));
  await syncToDisk(dirname(file));
  return `${file} holds ${enquiryCount(copied.enquiries)} and ${pluralize(copied.mails, 'mail')}.\n`;
}

async function write(db: Kysely<Tables>, file: string): Promise<Copied> {
  let copied: Copied;
  {
    await using copy = await openDatabase({ kind: 'sqlite', file });
    copied = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((from) => copy.queries.transaction().execute((to) => copyEnquiries(from, to)));
  }
  {
    // Without a write-ahead log, the backup is one file, and readable on a read-only disk.
    using whole = new DatabaseSync(file);
    whole.exec('PRAGMA journal_mode = DELETE');
  }
  await syncToDisk(file);
  return copied;
}

/** @throws CommandError in place of the system's error */
async function writable<Result>(file: string, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'EEXIST' ? 'exists already, and is not overwritten' : `cannot be written (${message})`;
    throw new CommandError(`${file} ${reason}.`, { cause });
  }
}
