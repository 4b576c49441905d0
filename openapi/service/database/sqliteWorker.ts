/** The SQLite thread: opens the file and answers one request after the other. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reply, Request, Task } from './sqliteThread.ts';

/** Longest wait for another process's write, in ms. */
const busyMs = 2_000;

const file: string = workerData;
let database: DatabaseSync | undefined;

/** Opens a new connection, and closes the old one only when the new one works. */
function open(isChecked: boolean): void {
  const opened = new DatabaseSync(file, { timeout: busyMs });
  try {
    // WAL lets the listing read while the service writes. NORMAL leaves the sync to `flush`: FULL would sync each
    // commit separately. A read makes SQLite create the WAL.
    opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    opened.prepare('SELECT count(*) FROM sqlite_schema').get();
    if (isChecked) check(opened);
  } catch (error) {
    opened.close();
    throw error;
  }
  database?.close();
  database = opened;
}

/**
 * Checks for damage and checkpoints the whole WAL into the file, so that no hole remains in the WAL.
 *
 * @throws an Error when the database is damaged, or another process keeps the log in use.
 */
function check(opened: DatabaseSync): void {
  const { quick_check: found } = opened.prepare('PRAGMA quick_check(1)').get() ?? {};
  if (found !== 'ok') throw new Error(`the database is damaged: ${found}`);
  if (!checkpoint(opened)) throw new Error('another process keeps the write-ahead log in use');
}

/** Moves the log into the file, which is then complete alone; false when another process prevents it. */
const checkpoint = (opened: DatabaseSync): boolean =>
  opened.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;

/** Rewrites Kysely's BEGIN and ROLLBACK for SQLite. */
function rewritten({ isTransaction }: DatabaseSync, sql: string): string {
  // A transaction that reads first and writes later cannot wait for another process's write; one that takes the write
  // lock at once can.
  if (sql === 'begin') return 'begin immediate';
  // A failing disk ends the transaction (https://sqlite.org/lang_transaction.html): there is nothing to roll back, and
  // the caller needs the first error.
  if (sql === 'rollback' && !isTransaction) return 'select null';
  return sql;
}

function query(opened: DatabaseSync, sql: string, parameters: readonly unknown[]) {
  const statement = opened.prepare(rewritten(opened, sql));
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function close(): void {
  try {
    if (database) checkpoint(database);
  } catch (error) {
    // The log holds all changes too; the next start reads it.
    console.warn(error);
  }
  database?.close();
}

function perform(task: Task): unknown {
  if (task.name === 'open') return open(task.isChecked);
  if (task.name === 'close') return close();
  if (!database) throw new Error('the database is not open');
  return query(database, task.sql, task.parameters);
}

/** Copies an error's properties: sent to another thread, an error keeps its message only. */
function plain(error: unknown): NonNullable<Reply['error']> {
  const { message = String(error), code, errcode, errstr } = error as Partial<NonNullable<Reply['error']>>;
  return { message, code, errcode, errstr };
}

parentPort?.on('message', ({ id, task }: Request) => {
  let reply: Reply;
  try {
    reply = { id, result: perform(task) };
  } catch (error) {
    reply = { id, error: plain(error) };
  }
  parentPort?.postMessage(reply);
  if (task.name === 'close') parentPort?.close();
});
