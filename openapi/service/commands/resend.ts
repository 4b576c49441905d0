/** `--resend`: makes the mails of an enquiry due again. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/databaseTypes.ts';
import { iso, type MailRow, type Tables } from '../database/tables.ts';
import { localIso, printable } from './formats.ts';
import { noEnquiry } from './handled.ts';

/**
 * Makes the mails due at once, as if never attempted, and resolves with a line about each. A mail in delivery stays.
 * `now` in ms.
 *
 * @throws CommandError when there is no such enquiry
 */
export async function resend({ queries, flush }: Database, reference: string, now: number): Promise<string> {
  const lines = await queries.transaction().execute(async (transaction) => {
    const enquiry = await transaction
      .selectFrom('enquiries')
      .select('reference')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!enquiry) throw noEnquiry(reference);
    const mails = await transaction
      .selectFrom('mails')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('recipient')
      .execute();
    // Earlier versions queued no mail before sendEmail came.
    if (mails.length === 0) return [`${reference} has no mails yet. A service queues one when it starts.`];
    const aboutMails: string[] = [];
    for (const mail of mails) aboutMails.push(await makeDue(transaction, mail, now));
    return aboutMails;
  });
  await flush();
  return `${lines.join('\n')}\n`;
}

async function makeDue(db: Kysely<Tables>, mail: MailRow, now: number): Promise<string> {
  const about = `The mail to the ${mail.recipient}`;
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      state: 'queued',
      attempts: 0,
      message_id: nextMessageId(mail, now),
      // The owner's request overrides the limits on confirmations; mails to the agency are not counted.
      counted_at: mail.state === 'withheld' ? iso(now) : mail.counted_at,
      next_attempt_at: iso(now),
      sent_at: null,
      last_error: null,
      lease_owner: null,
      lease_until: null,
    })
    .where('reference', '=', mail.reference)
    .where('recipient', '=', mail.recipient)
    .where('state', '=', mail.state)
    // A worker may have claimed it, or be about to settle it.
    .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', iso(now))]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return `${about} is being delivered at this moment, and was left alone.`;
  return `${about} ${formerState(mail)} and is due again. The running service sends it within seconds.`;
}

function formerState({ state, sent_at, last_error, attempts }: MailRow): string {
  if (state === 'sent') return `was sent at ${localIso(new Date(sent_at ?? 0))}`;
  if (state === 'queued') return `was waiting after ${attempts} attempts`;
  if (state === 'withheld') return 'was withheld, because a daily limit was reached,';
  return `was given up after ${attempts} attempts${last_error === null ? '' : ` (${printable(last_error)})`}`;
}

/** Gives a sent mail a new Message-ID, because mail servers drop a second copy of the first. */
const nextMessageId = ({ state, message_id }: MailRow, now: number): string =>
  state === 'sent' ? message_id.replace('@', `.${now.toString(36)}@`) : message_id;
