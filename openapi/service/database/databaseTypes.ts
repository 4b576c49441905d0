import type { Kysely } from 'kysely';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Tables } from './tables.ts';

/** A database, SQLite or PostgreSQL, as the service uses it. */
export interface Database extends AsyncDisposable {
  queries: Kysely<Tables>;
  /** The same database, for changes that a power loss may undo: their commits do not wait for the disk. */
  unflushed: Kysely<Tables>;
  /**
   * Resolves when all committed changes would survive a power loss; nothing may be acknowledged before. Call it
   * directly after a commit: a failure rejects it only until the database recovers.
   */
  flush(): Promise<void>;
  /** True when it accepts changes now, tested by more than a read; otherwise false, or a rejection with the reason. */
  isWritable(): Promise<boolean>;
  /** Waits for running queries. */
  close(): Promise<void>;
  /** True on PostgreSQL, which skips rows that another instance has locked. */
  isPostgres: boolean;
  /** Counts calls: across all instances in PostgreSQL, in this process with SQLite. */
  limiter(
    options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
  ): RateLimiterAbstract;
}

/** Called when a connection or a file fails, even between queries; later queries try it again. */
export type OnFailure = (error: Error) => void;
