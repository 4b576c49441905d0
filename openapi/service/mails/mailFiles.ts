/** Mail files in the outbox folders, by enquiry. */
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { MailRow } from '../database/tables.ts';
import { type Environment, read } from '../variables.ts';

/** Reads the outbox folder: `ENQUIRY_OUTBOX_DIR`, as an absolute path. */
export const readOutboxFolder = (env: Environment): string =>
  resolve(read(env, 'ENQUIRY_OUTBOX_DIR') ?? '.data/outbox');

/** A mail's file, or the partial file of an interrupted attempt, which begins with a dot. */
const mailFile = /^\.?(.+)-(?:agency|visitor)\.(?:eml|\d+\.part)$/;

export interface OutboxParts {
  /** The outbox folder. */
  folder: string;
  log?: Pick<Logger, 'warn'>;
}

/**
 * The outbox folder, and those that mails were written to while another was set. One of them that cannot be read counts
 * as another machine's: it is left out, with a warning unless it does not exist.
 */
export async function foldersOf(
  { folder, log }: OutboxParts,
  mails: readonly Pick<MailRow, 'file'>[],
): Promise<Set<string>> {
  const folders = new Set([folder]);
  for (const former of new Set(mails.flatMap(({ file }) => (file ? dirname(file) : [])))) {
    try {
      await readdir(former);
      folders.add(former);
    } catch (err) {
      const { code } = err as NodeJS.ErrnoException;
      if (code !== 'ENOENT') log?.warn({ err }, 'mail files in a folder that cannot be read');
    }
  }
  return folders;
}

/**
 * The mail files of some enquiries, as absolute paths; none in a folder that does not exist.
 *
 * @throws the system's error when a folder cannot be read
 */
export async function mailFilesOf(
  references: Iterable<string>,
  folders: Iterable<string>,
): Promise<string[]> {
  const wanted = new Set(references);
  const found: string[] = [];
  for (const folder of folders) {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const own = names.filter((name) => wanted.has(mailFile.exec(name)?.[1] ?? ''));
    found.push(...own.sort().map((name) => join(folder, name)));
  }
  return found;
}

/** Removes the mail files of some enquiries; resolves with their paths. */
export async function removeMailFiles(
  references: Iterable<string>,
  folders: Iterable<string>,
): Promise<string[]> {
  const files = await mailFilesOf(references, folders);
  for (const file of files) await rm(file, { force: true });
  return files;
}
