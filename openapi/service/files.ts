/** Folders and files, which are for the service's user only: they hold personal data. */
import { closeSync, mkdirSync, mkdtempDisposableSync, openSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its missing parents. Node's own option `recursive` hangs where the system allows no folder, such
 * as below /proc.
 *
 * @throws the system's error.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/**
 * Creates a file and its folder where they are missing.
 *
 * @throws an Error when the path is no plain file, because opening a pipe, for example, never returns.
 */
export function makeFile(file: string): void {
  makeFolder(dirname(file));
  const there = statSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new Error('what lies there is no plain file');
  closeSync(openSync(file, 'a', 0o600));
}

/**
 * Creates a temporary folder, whose path is this beginning and six random characters. It is removed when it is disposed
 * of, or when a signal ends the process before.
 */
export function temporaryFolder(beginning: string): Disposable & { path: string } {
  // Synchronous: a signal between the folder and its listeners would leave it behind.
  const { path, remove } = mkdtempDisposableSync(beginning);
  const end = () => {
    remove();
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, end);
  return {
    path,
    [Symbol.dispose]() {
      for (const signal of signals) process.off(signal, end);
      remove();
    },
  };
}

/** Resolves when a file, or the entries of a folder, would survive a power loss. */
export async function syncToDisk(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
