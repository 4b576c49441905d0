/** Places on the disk, made for the service's user only: they hold personal data. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never returns where the system lets no
 * folder be made, as below /proc.
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
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/**
 * Makes a file, and the folder it lies in, where they are missing.
 *
 * @throws an Error when something else lies there: a pipe, for one, would never let itself be opened.
 */
export function makeFile(file: string): void {
  makeFolder(dirname(file));
  const there = statSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new Error('what lies there is no plain file');
  closeSync(openSync(file, 'a', 0o600));
}
