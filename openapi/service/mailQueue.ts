/**
 * The outbox as the worker sees it: mails that are claimed for a while, sent, or put back. Whoever holds the lease on a
 * mail changes it; the condition stands in every UPDATE, so that of several instances one gets it. Nothing here
 * is flushed: whatever a loss of power undoes, the mail is still queued, and goes out again with the same Message-ID.
 */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from './database.ts';
import { type EnquiryRow, iso, type MailRow, type Tables } from './migrations.ts';

/** A mail that one worker may deliver, with the enquiry it is about. */
export interface ClaimedMail {
  mail: MailRow;
  enquiry: EnquiryRow;
}

export class MailQueue {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Takes up to `limit` mails that are due, for `leaseMs`. A mail is due when its time has come and no other worker holds
   * a lease on it.
   */
  async claim(owner: string, now: number, leaseMs: number, limit: number): Promise<ClaimedMail[]> {
    const { queries, shared } = this.#database;
    const mails = await claimDue(queries, { owner, now, leaseMs, limit, shared });
    if (mails.length === 0) return [];
    const references = mails.map(({ reference }) => reference);
    const enquiries = await queries
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    const byReference = new Map(enquiries.map((enquiry) => [enquiry.reference, enquiry]));
    return mails.flatMap((mail) => {
      const enquiry = byReference.get(mail.reference);
      return enquiry ? { mail, enquiry } : [];
    });
  }

  /** Prolongs a lease while a delivery takes long. */
  async renewLease({ mail }: ClaimedMail, now: number, leaseMs: number): Promise<void> {
    await this.#change(mail, { lease_until: iso(now + leaseMs) });
  }

  /** Notes that the mail was taken. */
  async markSent({ mail }: ClaimedMail, now: number): Promise<void> {
    await this.#change(mail, {
      state: 'sent',
      sent_at: iso(now),
      last_error: null,
      lease_owner: null,
      lease_until: null,
    });
  }

  /** Notes that an attempt failed, and when the next is due; `undefined` gives the mail up. */
  async markFailed({ mail }: ClaimedMail, reason: string, nextAttempt: number | undefined): Promise<void> {
    await this.#change(mail, {
      ...(nextAttempt === undefined ? { state: 'failed' as const } : { next_attempt_at: iso(nextAttempt) }),
      last_error: reason,
      lease_owner: null,
      lease_until: null,
    });
  }

  /** When the next queued mail can be claimed, in ms, or undefined when none waits. */
  async nextDue(): Promise<number | undefined> {
    const { attempt, lease } = await this.#database.queries
      .selectFrom('mails')
      .where('state', '=', 'queued')
      .select((select) => [
        // A leased mail is due when its lease ends, one without a lease when its time comes.
        select.fn
          .min(select.case().when('lease_until', 'is', null).then(select.ref('next_attempt_at')).end())
          .as('attempt'),
        select.fn.min('lease_until').as('lease'),
      ])
      .executeTakeFirstOrThrow();
    const times = [attempt, lease].flatMap((time) => (time ? Date.parse(time) : []));
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** How many mails wait to be taken. */
  async countPending(): Promise<number> {
    const { count } = await this.#database.queries
      .selectFrom('mails')
      .where('state', '=', 'queued')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Changes a mail only while its lease is the caller's. */
  async #change({ reference, recipient, lease_owner }: MailRow, change: Partial<MailRow>): Promise<void> {
    await this.#database.queries
      .updateTable('mails')
      .set(change)
      .where('reference', '=', reference)
      .where('recipient', '=', recipient)
      .where('lease_owner', '=', lease_owner)
      .execute();
  }
}

const isDue = (now: number) => (mail: ExpressionBuilder<Tables, 'mails'>) =>
  mail.and([
    mail('state', '=', 'queued'),
    mail('next_attempt_at', '<=', iso(now)),
    mail.or([mail('lease_until', 'is', null), mail('lease_until', '<=', iso(now))]),
  ]);

interface Claim {
  owner: string;
  now: number;
  leaseMs: number;
  limit: number;
  shared: boolean;
}

const claimDue = (db: Kysely<Tables>, { owner, now, leaseMs, limit, shared }: Claim): Promise<MailRow[]> =>
  db
    .with('due', (queries) =>
      queries
        .selectFrom('mails')
        .select(['reference', 'recipient'])
        .where(isDue(now))
        .orderBy('next_attempt_at')
        .limit(limit)
        // Where workers claim at the same moment, each takes what the others have not; SQLite lets one at a time.
        .$if(shared, (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('mails')
    .set((mail) => ({
      lease_owner: owner,
      lease_until: iso(now + leaseMs),
      attempts: mail('attempts', '+', 1),
    }))
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('reference', 'recipient'),
        'in',
        selectFrom('due').select(['due.reference', 'due.recipient']).$asTuple('reference', 'recipient'),
      ),
    )
    .where(isDue(now))
    .returningAll()
    .execute();
