/** Reads the data that `npm run enquiries` lists. */
import type { Kysely } from 'kysely';
import type { Enquiry } from '../contract.ts';
import { type EnquiryRow, enquiryOf, type MailRow, type Tables } from '../database/tables.ts';
import { pluralize } from '../plural.ts';

/** An enquiry with the states of its mails. */
export interface ListedEnquiry extends Enquiry {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  idempotencyKey: string | null;
  /** Time at which the agency marked it as handled. */
  handledAt: string | null;
  /** Time of sendEmail's request for the mails; null without one. */
  mailedAt: string | null;
  mails: ListedMail[];
}

interface ListedMail {
  recipient: MailRow['recipient'];
  state: MailRow['state'];
  attempts: number;
  nextAttemptAt: string | null;
  sentAt: string | null;
  /** Absolute path of the mail's file; null when a mail server took it. */
  file: string | null;
  lastError: string | null;
}

/** Every enquiry, oldest first. */
export async function listEnquiries(db: Kysely<Tables>): Promise<ListedEnquiry[]> {
  // One transaction, so that both queries see the same moment while a service writes.
  const [enquiries, mails] = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => [
      await transaction
        .selectFrom('enquiries')
        .selectAll()
        .orderBy('received_at')
        .orderBy('reference')
        .execute(),
      await transaction.selectFrom('mails').selectAll().orderBy('recipient').execute(),
    ]);
  const byReference = Map.groupBy(mails, ({ reference }) => reference);
  return enquiries.map((row) => listed(row, byReference.get(row.reference) ?? []));
}

/** Summary for the table: `sent`, `queued`, or each mail's state where they differ, and a note without sendEmail. */
export function mailSummary({ mails, mailedAt }: ListedEnquiry): string {
  const states = new Set(mails.map(stateOf));
  const each = mails.map((mail) => `${mail.recipient} ${stateOf(mail)}`);
  const summary = states.size === 1 ? [...states].join() : each.join(', ');
  return mailedAt === null ? `${summary} (not asked for)` : summary;
}

function stateOf({ state, file, attempts, lastError }: ListedMail): string {
  if (state === 'sent' && file !== null) return `written to ${file}`;
  return state === 'queued' && lastError !== null ? `queued after ${pluralize(attempts, 'attempt')}` : state;
}

const listed = (row: EnquiryRow, mails: MailRow[]): ListedEnquiry => ({
  reference: row.reference,
  receivedAt: row.received_at,
  ...enquiryOf(row),
  idempotencyKey: row.idempotency_key,
  // A database last opened by an older service lacks these columns.
  handledAt: row.handled_at ?? null,
  mailedAt: mails[0]?.asked_at ?? null,
  mails: mails.map((mail) => ({
    recipient: mail.recipient,
    state: mail.state,
    attempts: mail.attempts,
    nextAttemptAt: mail.state === 'queued' ? mail.next_attempt_at : null,
    sentAt: mail.sent_at,
    file: mail.file ?? null,
    lastError: mail.last_error,
  })),
});
