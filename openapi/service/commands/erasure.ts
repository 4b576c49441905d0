/** `--erase`: erases one enquiry, or all of a person's, after a confirmation. */
import { createInterface } from 'node:readline/promises';
import { type Erased, type ErasingParts, erase, findErasable, scrub } from '../erasing.ts';
import { enquiryCount, pluralize } from '../plural.ts';
import { CommandError, UsageError } from './errors.ts';
import type { EnquirySelector } from './values.ts';

/** The standard streams of a command. */
export interface Streams {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

/**
 * Asks for confirmation on the terminal unless `isSure`, erases, and resolves with a summary.
 *
 * @throws UsageError without a terminal to ask on, CommandError when there is nothing to erase
 */
export async function eraseWhenSure(
  selector: EnquirySelector,
  isSure: boolean,
  parts: ErasingParts,
  streams: Streams,
): Promise<string> {
  if (!isSure && !streams.stdin.isTTY) {
    throw new UsageError(
      '--erase asks first, and there is no terminal to ask on; --yes erases without asking.',
    );
  }
  const name = 'reference' in selector ? selector.reference : selector.email;
  const { references, ...found } = await findErasable(selector, parts);
  if (references.length === 0) {
    await scrubbed(name, parts);
    throw new CommandError(`No enquiry is held of ${name}.`);
  }
  const question = `${name}: ${references.join(', ')}\nErase ${inAll(found)} for ever?`;
  if (!isSure && !(await isConfirmed(question, streams))) {
    return 'Nothing was erased.\n';
  }
  const erased = await erase(selector, parts);
  await scrubbed(name, parts);
  return `Erased ${inAll(erased)} of ${name}. Backups made before hold them still.\n`;
}

/** Runs even when nothing was found: an earlier attempt may have failed. */
async function scrubbed(name: string, parts: ErasingParts): Promise<void> {
  try {
    await scrub(parts);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new CommandError(
      `${name} is erased, but the file still holds the words (${reason}). Run the command again in a while.`,
      { cause },
    );
  }
}

async function isConfirmed(question: string, { stdin, stderr }: Streams): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stderr });
  // On Ctrl-C and Ctrl-D `question` does not return; they count as a no.
  const leaving = new AbortController();
  terminal.once('SIGINT', () => terminal.close());
  terminal.once('close', () => leaving.abort());
  try {
    const answer = await terminal.question(`${question} [y/N] `, { signal: leaving.signal });
    return /^y(es)?$/i.test(answer.trim());
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
    stderr.write('\n');
    return false;
  } finally {
    terminal.close();
  }
}

const inAll = (found: Erased): string =>
  `${enquiryCount(found.enquiries)}, ${pluralize(found.mails, 'mail')} and ${pluralize(found.files, 'file')}`;
