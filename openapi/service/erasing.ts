/** Erases enquiries with their mails and mail files, and removes their text from a SQLite file. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './database/databaseTypes.ts';
import { iso, type Tables } from './database/tables.ts';
import { foldersOf, mailFilesOf, type OutboxParts, removeMailFiles } from './mails/mailFiles.ts';

/**
 * One enquiry by its reference, all from an address, or all received before a time in ms since 1970 without a queued
 * mail.
 */
type ErasureFilter = { reference: string } | { email: string } | { before: number };

/** Numbers of erased rows and files. */
export interface Erased {
  enquiries: number;
  mails: number;
  files: number;
}

export interface ErasingParts extends OutboxParts {
  database: Database;
  clock?: Clock;
}

/** Longest wait for workers that are delivering an erased mail, in ms. */
const longestWaitMs = 20_000;

/** Attempts to scrub the file while other programs use it, 2 s at most each. */
const scrubAttempts = 5;

/** The condition on a row of `enquiries`. Addresses are compared without case. */
export const enquiryMatches =
  (filter: ErasureFilter) =>
  (row: ExpressionBuilder<Tables, 'enquiries'>): Expression<SqlBool> => {
    if ('reference' in filter) return row('enquiries.reference', '=', filter.reference);
    if ('before' in filter) {
      const queued = row.selectFrom('mails').select('reference').where('state', '=', 'queued');
      return row.and([
        row('received_at', '<', iso(filter.before)),
        row('enquiries.reference', 'not in', queued),
      ]);
    }
    return row(sql`lower(email)`, '=', filter.email.toLowerCase());
  };

/** The condition on a row of `mails`. */
export const mailMatches =
  (filter: ErasureFilter) =>
  (mail: ExpressionBuilder<Tables, 'mails'>): Expression<SqlBool> =>
    mail('reference', 'in', (query) =>
      query.selectFrom('enquiries').select('enquiries.reference').where(enquiryMatches(filter)),
    );

/** Counts the rows and files to erase, and lists their references and the folders of the files. */
export async function findErasable(
  filter: ErasureFilter,
  parts: ErasingParts,
): Promise<Erased & { references: string[]; folders: Set<string> }> {
  const { queries } = parts.database;
  const rows = await queries
    .selectFrom('enquiries')
    .select('reference')
    .where(enquiryMatches(filter))
    .execute();
  const references = rows.map(({ reference }) => reference);
  const mails = await queries.selectFrom('mails').select('file').where(mailMatches(filter)).execute();
  const folders = await foldersOf(parts, mails);
  const files = await mailFilesOf(references, folders);
  return { references, folders, enquiries: references.length, mails: mails.length, files: files.length };
}

/**
 * Erases enquiries. A worker that is delivering one of their mails writes its file after the row is gone, so files are
 * removed again once its lease has ended. A SQLite file keeps the text until {@link scrub}.
 */
export async function erase(filter: ErasureFilter, parts: ErasingParts): Promise<Erased> {
  const { clock = systemClock } = parts;
  const { references, folders } = await findErasable(filter, parts);
  if (references.length === 0) return { enquiries: 0, mails: 0, files: 0 };
  // Files before rows: after a crash, the rows still name the remaining files.
  const files = new Set(await removeMailFiles(references, folders));
  const { erased, mails, leasedUntil } = await eraseRows(filter, parts.database);
  const wait = Math.min(leasedUntil - clock.now(), longestWaitMs);
  if (wait > 0) await clock.wait(wait, new AbortController().signal);
  for (const file of await removeMailFiles(erased, folders)) files.add(file);
  return { enquiries: erased.length, mails, files: files.size };
}

/** Deletes the rows; resolves with their references, the number of their mails, and the end of the last lease, in ms. */
function eraseRows(filter: ErasureFilter, { queries }: Database) {
  return queries.transaction().execute(async (transaction) => {
    // Mails first, which locks them: no worker may claim one after its lease is read.
    const mails = await transaction
      .deleteFrom('mails')
      .where(mailMatches(filter))
      .returning('lease_until')
      .execute();
    const last = mails
      .map(({ lease_until }) => lease_until ?? '')
      .sort()
      .at(-1);
    const rows = await transaction
      .deleteFrom('enquiries')
      .where(enquiryMatches(filter))
      .returning('reference')
      .execute();
    return {
      erased: rows.map(({ reference }) => reference),
      mails: mails.length,
      leasedUntil: last ? Date.parse(last) : 0,
    };
  });
}

/**
 * Removes deleted text from a SQLite file, which keeps it until the space is reused: VACUUM rewrites the file, and the
 * write-ahead log, which holds old pages too, is emptied into it. PostgreSQL cleans up by itself.
 *
 * @throws SQLite's error, or an Error when another process keeps the WAL in use
 */
export async function scrub({ database }: ErasingParts): Promise<void> {
  const { queries, isPostgres } = database;
  if (isPostgres) return;
  await sql`pragma secure_delete = on`.execute(queries);
  await sql`vacuum`.execute(queries);
  for (let attempt = 0; attempt < scrubAttempts; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries);
    if (rows[0]?.busy === 0) return;
  }
  throw new Error('another program reads the database');
}
