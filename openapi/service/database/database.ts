/** The database behind the store: SQLite or PostgreSQL. */
import type { Kysely } from 'kysely';
import type { DatabaseConfig } from './databaseConfig.ts';
import type { Database, OnFailure } from './databaseTypes.ts';
import { isPostgresUnavailable, openPostgres, openPostgresToRead } from './postgres.ts';
import { isSqliteUnavailable, openSqlite, openSqliteToRead } from './sqlite.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the database for the service, with its tables up to date.
 *
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the database cannot be used.
 */
export function openDatabase(config: DatabaseConfig, onFailure: OnFailure = () => {}): Promise<Database> {
  return config.kind === 'sqlite' ? openSqlite(config.file, onFailure) : openPostgres(config.url, onFailure);
}

/**
 * Opens the database read-only, also while services write to it.
 *
 * @returns undefined when no service has created it and its tables yet.
 * @throws ConfigError naming ENQUIRY_DATABASE_URL when the database cannot be read.
 */
export async function openDatabaseToRead(config: DatabaseConfig): Promise<Kysely<Tables> | undefined> {
  const db = config.kind === 'sqlite' ? openSqliteToRead(config.file) : await openPostgresToRead(config.url);
  const tables = (await db?.introspection.getTables()) ?? [];
  if (tables.some(({ name }) => name === 'mails')) return db;
  await db?.destroy();
  return undefined;
}

/** True when an error means that the database is unavailable, and not that the request was wrong. */
export const isUnavailable = (error: unknown): boolean =>
  isSqliteUnavailable(error) || isPostgresUnavailable(error) || isSystemError(error);

/** True for the operating system's errors about a disk or a connection, such as EIO or ECONNREFUSED. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
