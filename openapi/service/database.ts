/** The database behind the store, whichever it is. */
import type { Kysely } from 'kysely';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import type { DatabaseConfig } from './databaseConfig.ts';
import type { Tables } from './migrations.ts';
import { isPostgresUnavailable, openPostgres, openPostgresToRead } from './postgres.ts';
import { isSqliteUnavailable, openSqlite, openSqliteToRead } from './sqlite.ts';

export interface Database {
  queries: Kysely<Tables>;
  /** The same database, for changes that a loss of power may undo: their commits do not wait for the disk. */
  unflushed: Kysely<Tables>;
  /**
   * Resolves when all that is committed would outlast a loss of power; until then nothing may be acknowledged. Call it
   * directly after a commit: a failure rejects it only until the database is well again.
   */
  flush(): Promise<void>;
  /** Whether it takes changes now, which reading does not tell; rejects with the reason where that is an error. */
  takesChanges(): Promise<boolean>;
  /** Waits for queries under way. */
  close(): Promise<void>;
  /** Whether several instances may use it at the same moment, and locked rows can be passed by. */
  shared: boolean;
  /** Counts calls as far as the database reaches: PostgreSQL for every instance, SQLite for this process. */
  limiter(
    options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
  ): RateLimiterAbstract;
}

/** Told of a connection or a file that failed, which may be when nobody waits for it; later queries try it again. */
export type OnTrouble = (error: Error) => void;

/**
 * Opens the database for the service, with its tables up to date.
 *
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the database cannot be used.
 */
export function openDatabase(config: DatabaseConfig, onTrouble: OnTrouble = () => {}): Promise<Database> {
  return config.kind === 'sqlite' ? openSqlite(config.file, onTrouble) : openPostgres(config.url, onTrouble);
}

/**
 * Opens the database only to read, also while services write to it.
 *
 * @returns undefined when there is none yet.
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the database cannot be read.
 */
export async function openDatabaseToRead(config: DatabaseConfig): Promise<Kysely<Tables> | undefined> {
  return config.kind === 'sqlite' ? openSqliteToRead(config.file) : openPostgresToRead(config.url);
}

/** Whether an error means that the database cannot be used now, though the request was right. */
export const isUnavailable = (error: unknown): boolean =>
  isSqliteUnavailable(error) || isPostgresUnavailable(error) || isSystemError(error);

/** What the operating system says of a disk or a connection, such as EIO or ECONNREFUSED. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
