/** The database behind the store: SQLite or PostgreSQL. */
import type { Kysely } from 'kysely';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import type { DatabaseConfig } from './databaseConfig.ts';
import type { Tables } from './migrations.ts';
import { isPostgresUnavailable, openPostgres, openPostgresToRead } from './postgres.ts';
import { isSqliteUnavailable, openSqlite, openSqliteToRead } from './sqlite.ts';

export interface Database {
  queries: Kysely<Tables>;
  /** The same database, for changes that a power loss may undo: their commits do not wait for the disk. */
  unflushed: Kysely<Tables>;
  /**
   * Resolves when all committed changes would survive a power loss; nothing may be acknowledged before. Call it
   * directly after a commit: a failure rejects it only until the database recovers.
   */
  flush(): Promise<void>;
  /** True when it accepts changes now, which reading does not prove; may reject with the reason otherwise. */
  takesChanges(): Promise<boolean>;
  /** Waits for running queries. */
  close(): Promise<void>;
  /** True when several instances may use it at the same time, and a query can skip locked rows. */
  shared: boolean;
  /** Counts calls: across all instances in PostgreSQL, in this process with SQLite. */
  limiter(
    options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
  ): RateLimiterAbstract;
}

/** Called when a connection or a file fails, even between queries; later queries try it again. */
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
 * Opens the database read-only, also while services write to it.
 *
 * @returns undefined when there is none yet.
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the database cannot be read.
 */
export async function openDatabaseToRead(config: DatabaseConfig): Promise<Kysely<Tables> | undefined> {
  return config.kind === 'sqlite' ? openSqliteToRead(config.file) : openPostgresToRead(config.url);
}

/** True when an error means that the database is unavailable, and not that the request was wrong. */
export const isUnavailable = (error: unknown): boolean =>
  isSqliteUnavailable(error) || isPostgresUnavailable(error) || isSystemError(error);

/** True for the operating system's errors about a disk or a connection, such as EIO or ECONNREFUSED. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
