/** SQLite: `node:sqlite` behind Kysely's own dialect, set for durability. */
import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from './database.ts';
import { databaseVariable } from './databaseConfig.ts';
import { makeFile } from './files.ts';
import { migrate, type Tables } from './migrations.ts';
import { ConfigError } from './variables.ts';

/**
 * Opens a file, creating it and its folder where they are missing, and brings its tables up to date.
 *
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the file cannot be opened or written.
 */
export async function openSqlite(file: string): Promise<Database> {
  try {
    // SQLite gives its side files the mode of the file.
    makeFile(file);
    const database = new DatabaseSync(file);
    // WAL lets the listing read while the service writes; busy_timeout waits for another process's write instead of
    // failing: 2 s, because nothing else runs meanwhile. NORMAL leaves it to `flush` to bring a commit to the disk: FULL
    // would do the same for each commit by itself, and let nothing else run meanwhile.
    database.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec('PRAGMA foreign_keys = ON;');
    const queries = kyselyOver(database);
    try {
      await migrate(queries);
    } catch (error) {
      await queries.destroy();
      throw error;
    }
    const log = await open(`${file}-wal`, 'r+');
    const flush = sharedSync(log);
    // Calls are counted in this process: in the file, every refused call would be a write.
    return {
      queries,
      shared: false,
      limiter: (options) => new RateLimiterMemory(options),
      flush,
      async takesChanges() {
        // A disk that is full or read-only says so when it is written to: here the file's header, with what it says anyway.
        database.exec('PRAGMA user_version = 0');
        await flush();
        return true;
      },
      async close() {
        await queries.destroy();
        await log.close();
      },
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new ConfigError(
      databaseVariable,
      file,
      `a SQLite file that can be read and written (${reason})`,
      cause,
    );
  }
}

/**
 * Brings a write-ahead log to the disk: one sync at a time, and whoever asks meanwhile shares the next. What SQLite has
 * moved from the log into the database by then, it has synced itself (https://sqlite.org/wal.html#performance_considerations).
 */
export function sharedSync(log: Pick<FileHandle, 'datasync'>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last
      .catch(() => {
        // Told to those who waited for it.
      })
      .then(() => {
        // What is committed from here on may come too late for this one.
        next = undefined;
        return log.datasync();
      });
    last = next;
    return next;
  };
}

/**
 * Opens a file only to read.
 *
 * @returns undefined when there is no such file yet.
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the file cannot be read.
 */
export function openSqliteToRead(file: string): Kysely<Tables> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    database.exec('PRAGMA busy_timeout = 2000;');
    return kyselyOver(database);
  } catch (cause) {
    throw new ConfigError(databaseVariable, file, 'a SQLite file that can be read', cause);
  }
}

/** Busy or locked, read-only, an input/output error, full, or not to be opened (https://sqlite.org/rescode.html). */
export function isSqliteUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  return [5, 6, 8, 10, 13, 14].includes(error.errcode & 0xff);
}

/** SQLite can change tables in a transaction; in one, of several processes that start together only one migrates. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
}

/** What a database is told in place of a statement of Kysely's. */
function inItsWords({ isTransaction }: DatabaseSync, sql: string): string {
  // A transaction that reads first and writes later cannot wait for another process's write; taking the write lock at
  // once can.
  if (sql === 'begin') return 'begin immediate';
  // A disk that fails ends the transaction (https://sqlite.org/lang_transaction.html): there is nothing to roll back,
  // and the failure is what is to be told.
  if (sql === 'rollback' && !isTransaction) return 'select null';
  return sql;
}

/** Kysely speaks to better-sqlite3's interface, which differs from Node's in how parameters are passed. */
function kyselyOver(database: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new TransactionalSqliteDialect({
      database: {
        close: () => database.close(),
        prepare(sql) {
          const statement = database.prepare(inItsWords(database, sql));
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
