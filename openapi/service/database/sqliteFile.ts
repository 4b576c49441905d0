/**
 * A SQLite file as the service uses it: a thread that runs the queries, and a handle that syncs the write-ahead log
 * (WAL). After a failure of either, nothing is acknowledged until the file has been reopened and checked.
 */
import type { BigIntStats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { QueryResult } from 'kysely';
import type { OnFailure } from './databaseTypes.ts';
import { sharedSync } from './sharedSync.ts';
import { SqliteThread, SqliteUnavailableError } from './sqliteThread.ts';

/** Pause before another attempt to reopen a file, in ms. */
const retryMs = 1_000;

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC (https://sqlite.org/rescode.html). */
const failedSyncs: unknown[] = [1034, 1290];

/** Device and inode: the same for a file under any name. */
const identity = ({ dev, ino }: BigIntStats) => `${dev}:${ino}`;

/** Runs one statement in the connection that was open at the time of `connect`. */
type RunQuery = (sql: string, parameters: readonly unknown[]) => Promise<QueryResult<unknown>>;

/** The write-ahead log (WAL), with the sync that brings it to the disk. */
interface Wal {
  handle: FileHandle;
  identity: string;
  sync: () => Promise<void>;
}

export class SqliteFile {
  readonly #path: string;
  readonly #onFailure: OnFailure;
  /** Identity of the opened file. */
  readonly #identity: string;
  #thread: SqliteThread;
  #wal: Wal | undefined;
  #failure: Error | undefined;
  /** Time of the next attempt to reopen the file, on the clock of `performance`. */
  #retryAt = 0;

  /**
   * Opens an existing file.
   *
   * @param onFailure called when the file, its disk or its thread fails
   * @throws SQLite's error, or the system's
   */
  static async open(path: string, onFailure: OnFailure): Promise<SqliteFile> {
    const file = new SqliteFile(path, onFailure, identity(await stat(path, { bigint: true })));
    try {
      await file.#thread.open(false);
      await file.#openWal();
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  private constructor(path: string, onFailure: OnFailure, id: string) {
    this.#path = path;
    this.#onFailure = onFailure;
    this.#identity = id;
    this.#thread = this.#startThread();
  }

  /**
   * A query function for one caller at a time. After a failure the file is first reopened and checked, which never
   * happens within a transaction.
   *
   * @throws SqliteUnavailableError when the file cannot be used yet
   */
  async connect(): Promise<RunQuery> {
    if (this.#failure) await this.#recover(this.#failure);
    const thread = this.#thread;
    return async (sql, parameters) => {
      try {
        return await thread.query(sql, parameters);
      } catch (error) {
        if (error instanceof Error && 'errcode' in error && failedSyncs.includes(error.errcode)) {
          this.#fail(error);
        }
        throw error;
      }
    };
  }

  /**
   * Resolves when all committed changes are on the disk, in the file at its path. Call it directly after the commit: a
   * failure rejects it only until the file is reopened.
   *
   * @throws the system's error, or SqliteUnavailableError when another file is at the path
   */
  async flush(): Promise<void> {
    try {
      if (!this.#failure) await this.#wal?.sync();
    } catch (error) {
      this.#fail(error);
    }
    if (this.#failure) throw this.#failure;
  }

  /** Checkpoints the WAL into the file and closes both. */
  async close(): Promise<void> {
    try {
      await this.#thread.close();
    } finally {
      await this.#wal?.handle.close();
    }
  }

  #startThread(): SqliteThread {
    return new SqliteThread(this.#path, (error) => this.#fail(error));
  }

  async #openWal(): Promise<void> {
    const handle = await open(walOf(this.#path), 'r+');
    const sync = sharedSync(async () => {
      await handle.datasync();
      await this.#checkPlace();
    });
    this.#wal = { handle, identity: identity(await handle.stat({ bigint: true })), sync };
  }

  /** Records a failure, and reports it unless it is the known one. */
  #fail(error: unknown): void {
    const failure = error instanceof Error ? error : new Error(String(error));
    if (failure.message !== this.#failure?.message) this.#onFailure(failure);
    this.#failure = failure;
  }

  async #recover(failure: Error): Promise<void> {
    if (performance.now() < this.#retryAt) throw unavailable(failure);
    try {
      await this.#checkPlace();
      if (this.#thread.hasEnded) this.#thread = this.#startThread();
      await this.#thread.open(true);
      await this.#wal?.handle.close();
      await this.#openWal();
      await this.#wal?.sync();
      this.#failure = undefined;
    } catch (error) {
      this.#retryAt = performance.now() + retryMs;
      this.#fail(error);
      throw unavailable(error);
    }
  }

  /** @throws SqliteUnavailableError when the file or its WAL was deleted or replaced. */
  async #checkPlace(): Promise<void> {
    await isStill(this.#path, this.#identity);
    // A thread that ends may delete the WAL once it is in the file.
    if (this.#wal && !this.#thread.hasEnded) await isStill(walOf(this.#path), this.#wal.identity);
  }
}

const walOf = (path: string) => `${path}-wal`;

async function isStill(path: string, opened: string): Promise<void> {
  const found = await stat(path, { bigint: true }).then(identity, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === opened) return;
  throw new SqliteUnavailableError(
    `${path} was ${found ? 'replaced' : 'deleted'} while the service used it; put it back, or start the service again`,
  );
}

const unavailable = (cause: unknown) =>
  new SqliteUnavailableError(
    `the database cannot be used: ${cause instanceof Error ? cause.message : cause}`,
    {
      cause,
    },
  );
