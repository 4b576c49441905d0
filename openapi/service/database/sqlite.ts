/** SQLite: `node:sqlite` behind Kysely, in a worker thread for the service, in this thread for read-only use. */
import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { makeFile } from '../files.ts';
import { ConfigError } from '../variables.ts';
import { databaseVariable } from './databaseConfig.ts';
import type { Database, OnFailure } from './databaseTypes.ts';
import { migrate } from './migrations.ts';
import { sqliteThreadDialect } from './sqliteDialect.ts';
import { SqliteFile } from './sqliteFile.ts';
import { SqliteUnavailableError } from './sqliteThread.ts';
import type { Tables } from './tables.ts';

/**
 * Opens a file in its own thread, creates it and its folder where they are missing, and migrates its tables.
 *
 * @param onFailure called when the file, its disk or its thread fails
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the file cannot be opened or written.
 */
export async function openSqlite(path: string, onFailure: OnFailure): Promise<Database> {
  try {
    // SQLite gives its side files the mode of the database file.
    makeFile(path);
    const file = await SqliteFile.open(path, onFailure);
    const queries = new Kysely<Tables>({ dialect: sqliteThreadDialect(file) });
    const close = async () => {
      await queries.destroy();
      await file.close();
    };
    try {
      await migrate(queries);
      // The log is emptied, so that a copy of the file alone has the tables.
      await sql`pragma wal_checkpoint(truncate)`.execute(queries);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      queries,
      // No commit waits for the disk: `flush` does.
      unflushed: queries,
      isPostgres: false,
      // Calls are counted in this process: in the file, every refused call would be a write.
      limiter: (options) => new RateLimiterMemory(options),
      flush: () => file.flush(),
      async isWritable() {
        // Only a write reveals a full or read-only disk: this one repeats a value of the file's header.
        await sql`PRAGMA user_version = 0`.execute(queries);
        await file.flush();
        return true;
      },
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new ConfigError(
      databaseVariable,
      path,
      `a SQLite file that can be read and written (${reason})`,
      cause,
    );
  }
}

/**
 * Opens a file read-only.
 *
 * @returns undefined when there is no such file yet.
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the file cannot be read.
 */
export function openSqliteToRead(file: string): Kysely<Tables> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return kyselyOver(new DatabaseSync(file, { readOnly: true, timeout: 2_000 }));
  } catch (cause) {
    throw new ConfigError(databaseVariable, file, 'a SQLite file that can be read', cause);
  }
}

/** True for busy, locked, read-only, I/O error, full and cannot open (https://sqlite.org/rescode.html). */
export function isSqliteUnavailable(error: unknown): boolean {
  if (error instanceof SqliteUnavailableError) return true;
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  return [5, 6, 8, 10, 13, 14].includes(error.errcode & 0xff);
}

/** Adapts Node's interface to better-sqlite3's, which Kysely expects; they pass parameters differently. */
function kyselyOver(database: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare(sql) {
          const statement = database.prepare(sql);
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
