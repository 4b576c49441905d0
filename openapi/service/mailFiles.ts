/** Mail files in the outbox folder, by enquiry. */
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Environment, read } from './variables.ts';

/** Reads the outbox folder: `ENQUIRY_OUTBOX_DIR`, as an absolute path. */
export const readOutboxFolder = (env: Environment): string =>
  resolve(read(env, 'ENQUIRY_OUTBOX_DIR') ?? '.data/outbox');

/** A mail's file, or the partial file of an interrupted attempt, which begins with a dot. */
const mailFile = /^\.?(.+)-(?:agency|visitor)\.(?:eml|\d+\.part)$/;

/**
 * The mail files of some enquiries, as absolute paths; none without a folder.
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

/** Removes the mail files of some enquiries; resolves with their paths. */
export async function removeMailFiles(references: Iterable<string>, folder: string): Promise<string[]> {
  const files = await mailFilesOf(references, folder);
  for (const file of files) await rm(file, { force: true });
  return files;
}
