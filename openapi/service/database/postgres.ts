/** PostgreSQL: `pg` behind Kysely's own dialect, shared by any number of instances. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { ConfigError, maskUrl } from '../variables.ts';
import { databaseVariable } from './databaseConfig.ts';
import type { Database, OnFailure } from './databaseTypes.ts';
import { migrate, rateLimitTable } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Time limit for getting a connection, in ms. */
const connectTimeoutMs = 5_000;

/** Time limits in ms: of a query's wait for a lock, the same as SQLite's, and of a whole query. */
const queryTimeouts = {
  lock_timeout: 2_000,
  statement_timeout: 10_000,
  // The client's own limit, for a server that no longer responds.
  query_timeout: 12_000,
};

/**
 * Opens a database and migrates its tables; of several instances, Kysely lets one at a time migrate.
 *
 * @throws ConfigError naming ENQUIRY_DATABASE_URL, without the password, when the database cannot be reached or used.
 */
export async function openPostgres(url: string, onFailure: OnFailure): Promise<Database> {
  // A pool without time limits: another instance's migration may take long.
  const migrating = kyselyOver(makePool(url, { max: 1 }, onFailure));
  try {
    await migrate(migrating, { isPostgres: true });
  } catch (cause) {
    throw unusable(url, cause);
  } finally {
    await migrating.destroy();
  }
  const pool = makePool(url, queryTimeouts, onFailure);
  const queries = kyselyOver(pool);
  const unflushed = kyselyOver(
    makePool(url, { ...queryTimeouts, options: '-c synchronous_commit=off' }, onFailure),
  );
  const close = async () => {
    await Promise.all([queries.destroy(), unflushed.destroy()]);
  };
  return {
    queries,
    unflushed,
    isPostgres: true,
    // A commit returns once it is on the disk.
    flush: async () => {},
    // A standby, or a server configured so, is read-only.
    async isWritable() {
      const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
        queries,
      );
      return rows[0]?.transaction_read_only === 'off';
    },
    close,
    [Symbol.asyncDispose]: close,
    limiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: rateLimitTable,
        tableCreated: true,
        // Refuses clients over the limit without another query.
        inMemoryBlockOnConsumed: options.points + 1,
      }),
  };
}

/**
 * Opens a database read-only.
 *
 * @throws ConfigError naming ENQUIRY_DATABASE_URL, without the password, when the database cannot be reached.
 */
export async function openPostgresToRead(url: string): Promise<Kysely<Tables>> {
  const pool = makePool(url, { max: 1 }, () => {});
  try {
    await pool.query('set session characteristics as transaction read only');
  } catch (cause) {
    await pool.end();
    throw unusable(url, cause);
  }
  return kyselyOver(pool);
}

/**
 * SQLSTATE classes of an unavailable database: connection, transaction rolled back, resources
 * (disk full, too many connections), lock not available, operator's intervention, system error; and 25006, read-only
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const unavailableStates = /^(08|40|53|55|57|58|25006)/;

/** Messages of `pg` and its pool, without a code, about a connection that failed or broke. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after)/;

/** True when `pg` reports an unavailable database. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? '');
  return error instanceof Error && brokenConnection.test(error.message);
}

const kyselyOver = (pool: pg.Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

function makePool(url: string, limits: pg.PoolConfig, onFailure: OnFailure): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'enquiries',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    ...limits,
  });
  // Without listeners, a broken connection would end the process: the client's is for one in use without a query,
  // as between two of a transaction; the pool's is for an idle one, which the client reports as well.
  pool.on('connect', (client) => client.on('error', onFailure));
  pool.on('error', () => {});
  return pool;
}

function unusable(url: string, cause: unknown): ConfigError {
  const { message, code } = cause instanceof Error ? (cause as Error & { code?: string }) : {};
  return new ConfigError(
    databaseVariable,
    maskUrl(url),
    `a PostgreSQL database that can be used (${message || code || cause})`,
    cause,
  );
}
