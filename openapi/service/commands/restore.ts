/** `--restore`: restores a backup into a database without enquiries. */
import { existsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/databaseTypes.ts';
import type { MailRow, Tables } from '../database/tables.ts';
import { temporaryFolder } from '../files.ts';
import { queueMissingMails } from '../mails/queuedMails.ts';
import { enquiryCount, pluralize } from '../plural.ts';
import { type Copied, copyEnquiries } from './copy.ts';
import { CommandError } from './errors.ts';

/**
 * Copies a backup into a database, all or nothing. Mails that a worker had claimed are released.
 *
 * @param openTarget called once the backup is found valid
 * @throws CommandError when the file is no sound backup, or the database has enquiries
 */
export async function restore(name: string, openTarget: () => Promise<Database>): Promise<string> {
  const file = resolve(name);
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  using folder = temporaryFolder(join(tmpdir(), 'enquiries-restore-'));
  const copy = join(folder.path, 'copy');
  copySound(file, copy);
  await using backup = await openMigrated(file, copy);
  await using target = await openTarget();
  const copied = await copyInto(target, backup.queries);
  await target.flush();
  return restored(copied);
}

const restored = ({ enquiries: stored, mails, queued }: Copied): string => {
  const next = queued === 0 ? '' : ` Waiting to be sent by a running service: ${pluralize(queued, 'mail')}.`;
  return `Restored ${enquiryCount(stored)} and ${pluralize(mails, 'mail')}.${next}\n`;
};

/** @throws CommandError when the file is damaged, or is no backup of this service */
function copySound(file: string, copy: string): void {
  const ours = ['enquiries', 'kysely_migration', 'mails'];
  try {
    using backup = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: found } = backup.prepare('PRAGMA integrity_check(1)').get() ?? {};
    if (found !== 'ok') throw new Error(String(found));
    const tables = backup
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN (?, ?, ?)`)
      .all(...ours);
    if (tables.length < ours.length) throw new Error(`it has no tables ${ours.join(', ')}`);
    backup.prepare('VACUUM INTO ?').run(copy);
  } catch (cause) {
    throw noBackup(file, cause);
  }
}

/** Opens a copy, which migrates the tables of an older version. */
async function openMigrated(file: string, copy: string): Promise<Database> {
  try {
    return await openDatabase({ kind: 'sqlite', file: copy });
  } catch (error) {
    // The cause describes the fault; the error itself describes a setting.
    const { cause = error } = error as Error;
    throw noBackup(file, cause, ' Was it written by a newer version?');
  }
}

function copyInto({ queries, isPostgres }: Database, backup: Kysely<Tables>): Promise<Copied> {
  return queries.transaction().execute(async (transaction) => {
    // No service may store an enquiry until the end, so that the database starts empty.
    if (isPostgres) await sql`lock table enquiries in share row exclusive mode`.execute(transaction);
    const one = await transaction.selectFrom('enquiries').select('reference').limit(1).executeTakeFirst();
    if (one) throw new CommandError('The database has enquiries already; restore into an empty one.');
    const { enquiries, mails, queued } = await copyEnquiries(backup, transaction, unclaimed);
    // A service that runs queued those of its database when it started.
    const missing = await queueMissingMails(transaction, { graceMs: 0, messageIdDomain: hostname() });
    return { enquiries, mails: mails + missing, queued: queued + missing };
  });
}

const unclaimed = (mail: MailRow): MailRow => ({ ...mail, lease_owner: null, lease_until: null });

const noBackup = (file: string, cause: unknown, advice = ''): CommandError =>
  new CommandError(
    `${file} is no backup that can be restored (${cause instanceof Error ? cause.message : cause}).${advice}`,
    { cause },
  );
