/** `--handled`: marks an enquiry as handled by the agency. */
import type { Database } from '../database/databaseTypes.ts';
import { iso } from '../database/tables.ts';
import { CommandError } from './errors.ts';
import { localIso } from './formats.ts';

/**
 * Marks an enquiry, unless it is marked already, and resolves with a text with the time. `now` in ms.
 *
 * @throws CommandError when there is no such enquiry
 */
export async function markHandled(
  { queries, flush }: Database,
  reference: string,
  now: number,
): Promise<string> {
  const { numUpdatedRows } = await queries
    .updateTable('enquiries')
    .set({ handled_at: iso(now) })
    .where('reference', '=', reference)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  await flush();
  if (numUpdatedRows > 0n) return `${reference} is handled; --new leaves it out.\n`;
  const row = await queries
    .selectFrom('enquiries')
    .select('handled_at')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw noEnquiry(reference);
  return `${reference} was handled already, at ${localIso(new Date(row.handled_at ?? now))}.\n`;
}

export const noEnquiry = (reference: string): CommandError =>
  new CommandError(`There is no enquiry ${reference}.`);
