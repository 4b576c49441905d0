/**
 * The outbox as the worker sees it: mails that are claimed for a while, sent, or put back. Whoever holds the lease on a
 * mail changes it; the condition stands in every UPDATE, so that of several instances one gets it.
 */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { type EnquiryRow, iso, type MailRow, type Tables } from './migrations.ts';

/** A mail that one worker may deliver, with the enquiry it is about. */
export interface ClaimedMail {
  mail: MailRow;
  enquiry: EnquiryRow;
}

export class MailQueue {
  readonly #db: Kysely<Tables>;
  readonly #shared: boolean;

  /** @param options.shared whether workers elsewhere claim at the same moment, and the database can let them pass by */
  constructor(db: Kysely<Tables>, { shared }: { shared: boolean }) {
    this.#db = db;
    this.#shared = shared;
  }

  /**
   * Takes up to `limit` mails that are due, for `leaseMs`. A mail is due when its time has come and no other worker holds
   * a lease on it.
   */
  async claim(owner: string, now: number, leaseMs: number, limit: number): Promise<ClaimedMail[]> {
    const mails = await this.#db
      .with('due', (db) =>
        db
          .selectFrom('mails')
          .select(['reference', 'recipient'])
          .where(isDue(now))
          .orderBy('next_attempt_at')
          .limit(limit)
          // Where workers claim at the same moment, each takes what the others have not; SQLite lets one at a time.
          .$if(this.#shared, (due) => due.forUpdate().skipLocked()),
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
    if (mails.length === 0) return [];
    const enquiries = await this.#db
      .selectFrom('enquiries')
      .selectAll()
      .where(
        'reference',
        'in',
        mails.map(({ reference }) => reference),
      )
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
    const { attempt, lease } = await this.#db
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
    const { count } = await this.#db
      .selectFrom('mails')
      .where('state', '=', 'queued')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Changes a mail only while its lease is the caller's. */
  async #change({ reference, recipient, lease_owner }: MailRow, change: Partial<MailRow>): Promise<void> {
    await this.#db
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
