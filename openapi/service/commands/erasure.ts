/** `--erase`: erases one enquiry, or all of a person's, when the owner is sure. */
import { createInterface } from 'node:readline/promises';
import { type Erased, erase, findErasable } from '../erasing.ts';
import { CommandError, UsageError } from './errors.ts';
import type { Whose } from './values.ts';
import { counted, enquiries } from './words.ts';

type ErasingParts = Parameters<typeof erase>[1];

/**
 * Asks on the terminal unless the owner is sure, erases, and says what.
 *
 * @throws UsageError without a terminal to ask on, CommandError when nothing is held
 */
export async function eraseWhenSure(whose: Whose, isSure: boolean, parts: ErasingParts): Promise<string> {
  if (!isSure && !process.stdin.isTTY) {
    throw new UsageError(
      '--erase asks first, and there is no terminal to ask on; --yes erases without asking.',
    );
  }
  const name = 'reference' in whose ? whose.reference : whose.email;
  const { references, ...found } = await findErasable(whose, parts);
  if (references.length === 0) throw new CommandError(`No enquiry is held of ${name}.`);
  if (!isSure && !(await isConfirmed(`${name}: ${references.join(', ')}\nErase ${inAll(found)} for ever?`))) {
    return 'Nothing was erased.\n';
  }
  return `Erased ${inAll(await erase(whose, parts))} of ${name}. Backups made before hold them still.\n`;
}

async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

const inAll = (found: Erased): string =>
  `${enquiries(found.enquiries)}, ${counted(found.mails, 'mail')} and ${counted(found.files, 'file')}`;
