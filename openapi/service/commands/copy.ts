/** Copies enquiries and their mails from one database to another. */
import type { Kysely } from 'kysely';
import type { MailRow, Tables } from '../database/tables.ts';

/** Enquiries in memory at a time; each may hold a message of 20000 characters. */
const pageSize = 500;

export interface Copied {
  enquiries: number;
  mails: number;
  /** Mails that wait to be sent. */
  queued: number;
}

/**
 * Copies every column. For a consistent snapshot, each side has to be a transaction.
 *
 * @param change adjusts each mail before it is inserted
 */
export async function copyEnquiries(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  change: (mail: MailRow) => MailRow = (mail) => mail,
): Promise<Copied> {
  const copied = { enquiries: 0, mails: 0, queued: 0 };
  let after = '';
  for (;;) {
    const enquiries = await from
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(pageSize)
      .execute();
    const last = enquiries.at(-1)?.reference;
    if (last === undefined) return copied;
    const rows = await from
      .selectFrom('mails')
      .selectAll()
      .where('reference', '>', after)
      .where('reference', '<=', last)
      .execute();
    const mails = rows.map(change);
    await to.insertInto('enquiries').values(enquiries).execute();
    if (mails.length > 0) await to.insertInto('mails').values(mails).execute();
    copied.enquiries += enquiries.length;
    copied.mails += mails.length;
    copied.queued += mails.filter(({ state }) => state === 'queued').length;
    after = last;
  }
}
