/** The two mails of an enquiry, which wait in the outbox for sendEmail or the end of the grace period (CALL-9). */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Recipient } from '../contract.ts';
import { iso, type MailRow, type Tables } from '../database/tables.ts';

export interface QueuedMailSettings {
  /** Wait of an enquiry's mails for sendEmail, in ms. */
  graceMs: number;
  /** The part of Message-IDs after the `@`. */
  messageIdDomain: string;
}

const recipients: readonly Recipient[] = ['agency', 'visitor'];

/** The rows of the mails of an enquiry received at `now`, in ms. */
export const queuedMails = (reference: string, now: number, settings: QueuedMailSettings): MailRow[] =>
  recipients.map((recipient) => ({
    reference,
    recipient,
    message_id: `<${reference}.${recipient}@${settings.messageIdDomain}>`,
    state: 'queued',
    attempts: 0,
    queued_at: iso(now),
    asked_at: null,
    counted_at: null,
    file: null,
    next_attempt_at: iso(now + settings.graceMs),
    lease_owner: null,
    lease_until: null,
    last_error: null,
    sent_at: null,
  }));

/**
 * Queues the agency's mail for enquiries without mails, and resolves with their number: earlier versions queued none
 * before sendEmail came. Their confirmations would come too late.
 */
export async function queueMissingMails(db: Kysely<Tables>, settings: QueuedMailSettings): Promise<number> {
  const withoutMails = await db
    .selectFrom('enquiries')
    .select(['reference', 'received_at'])
    .where(hasNoMails)
    .execute();
  for (const { reference, received_at } of withoutMails) {
    const mails = queuedMails(reference, Date.parse(received_at), settings);
    await db
      .insertInto('mails')
      .values(mails.filter(({ recipient }) => recipient === 'agency'))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return withoutMails.length;
}

const hasNoMails = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) =>
  not(
    exists(selectFrom('mails').select('recipient').whereRef('mails.reference', '=', 'enquiries.reference')),
  );
