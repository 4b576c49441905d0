/** Opens the database: `node:sqlite` behind Kysely's own SQLite dialect, set for durability. */
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { ConfigError, type DatabaseConfig } from './config.ts';
import type { Tables } from './migrations.ts';

/**
 * Opens the database for the service, creating file and folder where they are missing.
 *
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the file cannot be opened or written.
 */
export function openDatabase({ file }: DatabaseConfig): Kysely<Tables> {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Personal data: readable by the service's user only; SQLite gives its side files the same mode.
    closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file);
    // WAL lets the listing read while the service writes; FULL makes every commit reach the disk before the answer;
    // busy_timeout waits for another process's write instead of failing: 2 s, because nothing else runs meanwhile.
    database.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA foreign_keys = ON;');
    return kyselyOver(database);
  } catch (cause) {
    throw new ConfigError('ENQUIRY_DATABASE_URL', file, 'a SQLite file that can be read and written', cause);
  }
}

/**
 * Opens the database only to read, also while a service writes to it.
 *
 * @returns undefined when there is no such file yet.
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the file cannot be read.
 */
export function openDatabaseToRead({ file }: DatabaseConfig): Kysely<Tables> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    database.exec('PRAGMA busy_timeout = 2000;');
    return kyselyOver(database);
  } catch (cause) {
    throw new ConfigError('ENQUIRY_DATABASE_URL', file, 'a SQLite file that can be read', cause);
  }
}

/**
 * Whether an error means that the database cannot be used now, though the request was right: busy or locked, read-only,
 * an input/output error, full, or not to be opened (https://sqlite.org/rescode.html).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  return [5, 6, 8, 10, 13, 14].includes(error.errcode & 0xff);
}

/** Kysely speaks to better-sqlite3's interface, which differs from Node's in how parameters are passed. */
function kyselyOver(database: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare(sql) {
          // A transaction that reads first and writes later cannot wait for another process's write; taking the
          // write lock at once can.
          const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
          const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...values(parameters)),
            run: (parameters) => statement.run(...values(parameters)),
            iterate: (parameters) => statement.iterate(...values(parameters)),
          };
        },
      },
    }),
  });
}
