/** Kysely's dialect over the SQLite thread. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteFile } from './sqliteFile.ts';
import { SqliteUnavailableError } from './sqliteThread.ts';

/** Longest wait of a query for those before it, in ms; the same as for one of PostgreSQL's connections. */
const timeoutMs = 5_000;

/** Kysely on a file that is open in a thread. {@link SqliteFile.close} closes the file; Kysely does not. */
export const sqliteThreadDialect = (file: SqliteFile): Dialect => ({
  createDriver: () => new ThreadDriver(file),
  createAdapter: () => new ThreadAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class ThreadAdapter extends SqliteAdapter {
  /** Migrations run in a transaction: of several processes that start together only one migrates. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** The driver itself serialises queries and transactions, with a time limit. */
  override get supportsMultipleConnections() {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #mutex = new Mutex();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {
    // The file is open already.
  }

  /** @throws SqliteUnavailableError when the connection is not free in time, or the database cannot be used. */
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    try {
      const query = await this.#file.connect();
      return {
        executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
          query(sql, parameters) as Promise<QueryResult<Row>>,
        streamQuery() {
          throw new Error('A query cannot be streamed from another thread.');
        },
      };
    } catch (error) {
      this.#mutex.release();
      throw error;
    }
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    // `SqliteFile.close` closes the file.
  }
}

/** Grants the connection to one caller at a time, in order; refuses a caller that waits too long. */
class Mutex {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  acquire(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(admit);
        reject(new SqliteUnavailableError(`the database was busy for ${timeoutMs} ms`));
      }, timeoutMs);
      this.#waiting.add(admit);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    this.#isTaken = next !== undefined;
    if (!next) return;
    this.#waiting.delete(next);
    next();
  }
}
