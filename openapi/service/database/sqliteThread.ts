/** SQLite in its own thread, so that the event loop that serves pages never waits for a disk or a lock. */
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';

export type Task =
  /** Opens the file, or opens it again; `isChecked` also checks for damage and empties the WAL. */
  | { name: 'open'; isChecked: boolean }
  | { name: 'query'; sql: string; parameters: readonly unknown[] }
  /** Checkpoints the WAL into the file, closes it and ends the thread. */
  | { name: 'close' };

export interface Request {
  id: number;
  task: Task;
}

export interface Reply {
  id: number;
  result?: unknown;
  /** The error's own properties; `errcode` is SQLite's number. */
  error?: { message: string; code?: unknown; errcode?: unknown; errstr?: unknown };
}

/** SQLite, its disk or its thread is unavailable; the same request may succeed later. */
export class SqliteUnavailableError extends Error {
  override readonly name = 'SqliteUnavailableError';
}

export class SqliteThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #exited = Promise.withResolvers<void>();
  #lastId = 0;
  #isClosing = false;
  #end: SqliteUnavailableError | undefined;

  /**
   * Starts a thread; `open` opens the file.
   *
   * @param onEnd called when the thread ends without `close`
   */
  constructor(file: string, onEnd: (error: SqliteUnavailableError) => void) {
    this.#worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
      name: 'sqlite',
      workerData: file,
      // Options of the process, such as --input-type, are for its own program only.
      execArgv: [],
    });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    let reason = 'the thread of SQLite ended';
    this.#worker.once('error', (error) => {
      reason += `: ${error instanceof Error ? error.message : error}`;
    });
    this.#worker.once('exit', () => {
      this.#end = new SqliteUnavailableError(reason);
      for (const { reject } of this.#asked.values()) reject(this.#end);
      this.#asked.clear();
      this.#exited.resolve();
      if (!this.#isClosing) onEnd(this.#end);
    });
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** @throws SQLite's error, or SqliteUnavailableError when the thread is gone. */
  open(isChecked: boolean): Promise<void> {
    return this.#ask({ name: 'open', isChecked });
  }

  /** @throws as {@link open} */
  query(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<unknown>> {
    return this.#ask({ name: 'query', sql, parameters });
  }

  /** Closes the file after all earlier requests, and ends the thread. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (!this.#end) await this.#ask({ name: 'close' });
    await this.#exited.promise;
  }

  #ask<Result>(task: Task): Promise<Result> {
    if (this.#end) return Promise.reject(this.#end);
    this.#lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#asked.set(this.#lastId, answer);
    this.#worker.postMessage({ id: this.#lastId, task } satisfies Request);
    return answer.promise as Promise<Result>;
  }

  #settle({ id, result, error }: Reply): void {
    const answer = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) answer?.reject(Object.assign(new Error(error.message), error));
    else answer?.resolve(result);
  }
}
