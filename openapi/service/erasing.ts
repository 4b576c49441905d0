/** Erases enquiries with their mails and the files of these, and frees a SQLite file of their words. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './database.ts';
import { mailFilesOf, removeMailFiles } from './mailFiles.ts';
import { iso, type Tables } from './migrations.ts';

/** Which enquiries: one by its reference, all from an address, or all received before a time in ms since 1970. */
export type Which = { reference: string } | { email: string } | { before: number };

/** How many there were of each. */
export interface Erased {
  enquiries: number;
  mails: number;
  files: number;
}

interface ErasingParts {
  database: Database;
  /** Where mails lie as files. */
  folder: string;
  clock?: Clock;
  /** Ends waiting for a worker. */
  signal?: AbortSignal;
}

/** How long to wait for workers that deliver what is erased, in ms. */
const longestWaitMs = 20_000;

/** How often the file is tried to be freed of what it held, 2 s at most each, while others use it. */
const scrubAttempts = 5;

/** The condition on a row of `enquiries`. Addresses are the same in capitals and without. */
export const isOneOf =
  (which: Which) =>
  (row: ExpressionBuilder<Tables, 'enquiries'>): Expression<SqlBool> => {
    if ('reference' in which) return row('enquiries.reference', '=', which.reference);
    if ('before' in which) return row('received_at', '<', iso(which.before));
    return row(sql`lower(email)`, '=', which.email.toLowerCase());
  };

/** Counts the rows and files that erasing would remove, and lists their references. */
export async function findErasable(
  which: Which,
  { database, folder }: ErasingParts,
): Promise<Erased & { references: string[] }> {
  const { queries } = database;
  const rows = await queries.selectFrom('enquiries').select('reference').where(isOneOf(which)).execute();
  const references = rows.map(({ reference }) => reference);
  const mails = await mailsOf(which, queries);
  const files = await mailFilesOf(references, folder);
  return { references, enquiries: references.length, mails: mails.length, files: files.length };
}

/**
 * Erases enquiries. A worker that is delivering one of their mails writes its file after the row is gone, so that files
 * are looked for again when its lease has run out. In a SQLite file the words stay until {@link scrub}.
 */
export async function erase(which: Which, parts: ErasingParts): Promise<Erased> {
  const { database, folder, clock = systemClock, signal = new AbortController().signal } = parts;
  const { references } = await findErasable(which, parts);
  if (references.length === 0) return { enquiries: 0, mails: 0, files: 0 };
  // Before the rows: without them nobody would know which files to look for after a crash.
  const files = new Set(await removeMailFiles(references, folder));
  const { erased, leases } = await eraseRows(which, database);
  const now = clock.now();
  const wait = Math.min(latest(leases) - now, longestWaitMs);
  if (wait > 0) await clock.wait(wait, signal);
  for (const file of await removeMailFiles([...references, ...erased], folder)) files.add(file);
  return { enquiries: erased.length, mails: leases.length, files: files.size };
}

/** The greatest of some times in ms. There may be more of them than a call takes arguments. */
const latest = (times: readonly number[]): number => times.reduce((one, other) => Math.max(one, other), 0);

/** Deletes the rows, and says which they were and when their mails' leases end, in ms. */
function eraseRows(which: Which, { queries }: Database) {
  return queries.transaction().execute(async (transaction) => {
    const mails = await mailsOf(which, transaction);
    // The mails go with them, by the tables' definition.
    const rows = await transaction
      .deleteFrom('enquiries')
      .where(isOneOf(which))
      .returning('reference')
      .execute();
    return {
      erased: rows.map(({ reference }) => reference),
      leases: mails.map(({ lease_until }) => (lease_until === null ? 0 : Date.parse(lease_until))),
    };
  });
}

const mailsOf = (which: Which, queries: Database['queries']) =>
  queries
    .selectFrom('mails')
    .select('lease_until')
    .where('reference', 'in', (query) =>
      query.selectFrom('enquiries').select('enquiries.reference').where(isOneOf(which)),
    )
    .execute();

/**
 * Frees a SQLite file of what was deleted, which it keeps until the space is needed: VACUUM writes the file anew, and
 * the write-ahead log, which holds old pages too, is emptied into it. PostgreSQL does the like by itself.
 *
 * @throws SQLite's error, or an Error when others keep the log in use
 */
export async function scrub({ queries, shared }: Database): Promise<void> {
  if (shared) return;
  await sql`pragma secure_delete = on`.execute(queries);
  await sql`vacuum`.execute(queries);
  for (let attempt = 0; attempt < scrubAttempts; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries);
    if (rows[0]?.busy === 0) return;
  }
  throw new Error('another program reads the database');
}
