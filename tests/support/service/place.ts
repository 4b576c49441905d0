/** The data of a service under test: a folder, and a database of either kind. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { listEnquiries } from '../../../openapi/service/commands/listing.ts';
import { openDatabaseToRead } from '../../../openapi/service/database/database.ts';
import { type DatabaseConfig, readDatabaseConfig } from '../../../openapi/service/database/databaseConfig.ts';
import type { Tables } from '../../../openapi/service/database/tables.ts';
import type { Environment } from '../../../openapi/service/variables.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

const run = promisify(execFile);

export interface Place {
  folder: string;
  /** The service's environment variables for this place, with short waits. */
  env: Environment;
  database: DatabaseConfig;
  remove(): Promise<void>;
}

/**
 * An empty place.
 *
 * @param postgres the URL of a PostgreSQL server for a new database; without it, a SQLite file
 */
export async function newPlace(postgres?: string): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const url = postgres ? await createDatabase(postgres) : `sqlite:${join(folder, 'enquiries.sqlite')}`;
  const env = {
    ENQUIRY_DATABASE_URL: url,
    ENQUIRY_OUTBOX_DIR: join(folder, 'outbox'),
    ENQUIRY_RATE_PER_MINUTE: '1000000',
    ENQUIRY_MAIL_BACKOFF_MS: '10',
    ENQUIRY_MAIL_BACKOFF_MAX_MS: '40',
    ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '1000000',
    ENQUIRY_CONFIRMATIONS_PER_DAY: '1000000',
    LOG_LEVEL: 'silent',
  };
  return {
    folder,
    env,
    database: readDatabaseConfig(env),
    async remove() {
      await readers.get(url)?.destroy();
      readers.delete(url);
      if (postgres) await dropDatabase(postgres, url);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Connections to PostgreSQL by their URL, kept because opening one is slower than a query. */
const readers = new Map<string, Kysely<Tables>>();

/** Queries a place's database, also while the service runs; undefined when there is none yet. */
async function read<Result>({ database }: Place, query: (db: Kysely<Tables>) => Promise<Result>) {
  const url = database.kind === 'postgres' ? database.url : '';
  const db = readers.get(url) ?? (await openDatabaseToRead(database));
  if (db && url) readers.set(url, db);
  try {
    return db && (await query(db));
  } finally {
    if (!url) await db?.destroy();
  }
}

/** The enquiries in a place's database, also while the service runs. */
export const storedIn = async (place: Place) => (await read(place, listEnquiries)) ?? [];

/** The mails in a place's database. */
export const mailsIn = async (place: Place) => (await storedIn(place)).flatMap(({ mails }) => mails);

/** The states of those mails. */
export const mailStatesIn = async (place: Place) => (await mailsIn(place)).map(({ state }) => state);

/** Every row and column of both tables. */
export async function rowsIn(place: Place) {
  const rows = await read(place, async (db) => ({
    enquiries: await db.selectFrom('enquiries').selectAll().orderBy('reference').execute(),
    mails: await db.selectFrom('mails').selectAll().orderBy('reference').orderBy('recipient').execute(),
  }));
  if (!rows) throw new Error('no database');
  return rows;
}

/** Runs SQL once no service writes. SQLite's own wait would block services in this process. */
async function execWhenUnlocked(file: DatabaseSync, sql: string): Promise<void> {
  for (;;) {
    try {
      return file.exec(sql);
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5;
      if (!isBusy) throw error;
      await new Promise((done) => setImmediate(done));
    }
  }
}

/** Runs SQL that changes a place's database, for states that the service itself never creates. */
export async function tamper({ database }: Place, sql: string): Promise<void> {
  if (database.kind === 'sqlite') {
    using file = new DatabaseSync(database.file);
    await execWhenUnlocked(file, sql);
    return;
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Locks a place's database against writes until disposed. */
export async function lockDatabase({ database }: Place): Promise<AsyncDisposable> {
  if (database.kind === 'sqlite') {
    const file = new DatabaseSync(database.file);
    await execWhenUnlocked(file, 'BEGIN IMMEDIATE');
    return { [Symbol.asyncDispose]: async () => file.close() };
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE enquiries, mails IN EXCLUSIVE MODE');
  return { [Symbol.asyncDispose]: () => client.end() };
}

/** The complete .eml files of a place's outbox, by name. */
export async function mailFilesIn({ folder }: Place): Promise<Map<string, string>> {
  const outbox = join(folder, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  const mails = new Map<string, string>();
  // One after the other: after a load there are more files than a process may open at once.
  for (const name of names) mails.set(name, await readFile(join(outbox, name), 'utf8'));
  return mails;
}

/**
 * The files of a place's SQLite database, with its write-ahead log, that contain a text. Read in a separate process:
 * closing a file ends every lock that this process, with its services, has on it
 * (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export async function filesWith({ folder }: Place, text: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.startsWith('enquiries.sqlite'));
  // Without a file, as on PostgreSQL, grep reads from its input.
  if (files.length === 0) return [];
  // grep ends with 1 when it finds nothing.
  const { stdout } = await run('sh', ['-c', 'grep -lF -- "$@" || [ $? = 1 ]', 'sh', text, ...files], {
    cwd: folder,
  });
  return stdout.split('\n').filter(Boolean);
}
