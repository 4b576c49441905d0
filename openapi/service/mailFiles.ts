/** The mails that lie as files in the outbox folder, by the enquiries that they are about. */
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Environment, read } from './variables.ts';

/** Reads where mails lie as files: `ENQUIRY_OUTBOX_DIR`, as an absolute path. */
export const readOutboxFolder = (env: Environment): string =>
  resolve(read(env, 'ENQUIRY_OUTBOX_DIR') ?? '.data/outbox');

/** A mail's file, or what an attempt left that was cut short, which begins with a dot. */
const mailFile = /^\.?(.+)-(?:agency|visitor)\.(?:eml|\d+\.part)$/;

/**
 * The files of some enquiries, as absolute paths. None where there is no folder.
 *
 * @throws the system's error when the folder cannot be read
 */
export async function mailFilesOf(references: Iterable<string>, folder: string): Promise<string[]> {
  const wanted = new Set(references);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => wanted.has(mailFile.exec(name)?.[1] ?? ''))
    .sort()
    .map((name) => join(folder, name));
}

/** Removes the files of some enquiries, and says which they were. */
export async function removeMailFiles(references: Iterable<string>, folder: string): Promise<string[]> {
  const files = await mailFilesOf(references, folder);
  for (const file of files) await rm(file, { force: true });
  return files;
}
