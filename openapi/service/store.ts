/**
 * The only place that queries. Every query is one that SQLite and PostgreSQL both understand, and every change that
 * another instance could make at the same time is a conditional statement whose count of changed rows decides.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Enquiry, Recipient } from './contract.ts';
import { fingerprint, newReference } from './identity.ts';
import type { EnquiryRow, MailRow, Tables } from './migrations.ts';

/** What became of an enquiry that contactUs brought. */
export type Recorded =
  | { outcome: 'stored' | 'repeated'; reference: string }
  /** The key belongs to an enquiry with other fields. */
  | { outcome: 'keyTaken' };

/** What became of a wish to send an enquiry's mails. */
export type Queued =
  | { outcome: 'queued' | 'repeated'; reference: string }
  | { outcome: 'keyTaken' }
  /** No accepted enquiry has these fields. */
  | { outcome: 'notAccepted' };

/** A mail that one worker may deliver, with the enquiry it is about. */
export interface ClaimedMail {
  mail: MailRow;
  enquiry: EnquiryRow;
}

export interface StoreSettings {
  /** What references begin with. */
  referencePrefix: string;
  /** The part of Message-IDs after the `@`. */
  messageIdDomain: string;
}

const recipients: readonly Recipient[] = ['agency', 'visitor'];

const iso = (time: number): string => new Date(time).toISOString();

export class Store {
  readonly #db: Kysely<Tables>;
  readonly #settings: StoreSettings;

  constructor(db: Kysely<Tables>, settings: StoreSettings) {
    this.#db = db;
    this.#settings = settings;
  }

  /** Stores an enquiry, or finds the one that the key already names. Durable when it returns. `now` in ms. */
  async recordEnquiry(enquiry: Enquiry, key: string | undefined, now: number): Promise<Recorded> {
    const mark = fingerprint(enquiry);
    for (;;) {
      const reference = newReference(this.#settings.referencePrefix);
      const { companyName, ...fields } = enquiry;
      const { numInsertedOrUpdatedRows } = await this.#db
        .insertInto('enquiries')
        .values({
          ...fields,
          reference,
          received_at: iso(now),
          idempotency_key: key ?? null,
          fingerprint: mark,
          company_name: companyName,
          mailed_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return { outcome: 'stored', reference };
      const first = key === undefined ? undefined : await enquiryByKey(this.#db, key);
      if (first?.fingerprint === mark) return { outcome: 'repeated', reference: first.reference };
      if (first) return { outcome: 'keyTaken' };
      // Not the key, then the reference was taken: once in about 10^12 enquiries squared. Draw another.
    }
  }

  /** Queues the two mails of an accepted enquiry, once. `now` in ms. */
  queueMails(enquiry: Enquiry, key: string | undefined, now: number): Promise<Queued> {
    const mark = fingerprint(enquiry);
    return this.#db.transaction().execute(async (transaction) => {
      const known = key === undefined ? undefined : await enquiryByKey(transaction, key);
      if (known && known.fingerprint !== mark) return { outcome: 'keyTaken' };
      for (;;) {
        const found = known ?? (await enquiryByFingerprint(transaction, mark));
        if (!found) return { outcome: 'notAccepted' };
        const { reference } = found;
        if (found.mailed_at !== null) return { outcome: 'repeated', reference };
        const { numUpdatedRows } = await transaction
          .updateTable('enquiries')
          .set({ mailed_at: iso(now) })
          .where('reference', '=', reference)
          .where('mailed_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 1n) {
          await transaction.insertInto('mails').values(this.#mailsOf(reference, now)).execute();
          return { outcome: 'queued', reference };
        }
        // Another instance was quicker with this one.
        if (known) return { outcome: 'repeated', reference };
      }
    });
  }

  /**
   * Takes up to `limit` mails that are due, for `leaseMs`. A mail is due when its time has come and no other worker holds
   * a lease on it; the condition is in the UPDATE, so that of several instances one gets it.
   */
  async claimMails(owner: string, now: number, leaseMs: number, limit: number): Promise<ClaimedMail[]> {
    const due = await this.#db
      .selectFrom('mails')
      .selectAll()
      .where('state', '=', 'queued')
      .where('next_attempt_at', '<=', iso(now))
      .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', iso(now))]))
      .orderBy('next_attempt_at')
      .limit(limit)
      .execute();
    const claimed: ClaimedMail[] = [];
    for (const mail of due) {
      const lease = {
        lease_owner: owner,
        lease_until: iso(now + leaseMs),
        attempts: mail.attempts + 1,
      };
      const { numUpdatedRows } = await this.#db
        .updateTable('mails')
        .set(lease)
        .where('reference', '=', mail.reference)
        .where('recipient', '=', mail.recipient)
        .where('state', '=', 'queued')
        .where('attempts', '=', mail.attempts)
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', iso(now))]))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) continue;
      const enquiry = await this.#db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', mail.reference)
        .executeTakeFirstOrThrow();
      claimed.push({ mail: { ...mail, ...lease }, enquiry });
    }
    return claimed;
  }

  /** Prolongs a lease while a delivery takes long. */
  async renewLease({ mail }: ClaimedMail, now: number, leaseMs: number): Promise<void> {
    await this.#ownMail(mail, { lease_until: iso(now + leaseMs) });
  }

  /** Notes that the mail was taken. */
  async markSent({ mail }: ClaimedMail, now: number): Promise<void> {
    await this.#ownMail(mail, {
      state: 'sent',
      sent_at: iso(now),
      last_error: null,
      lease_owner: null,
      lease_until: null,
    });
  }

  /** Notes that an attempt failed, and when the next is due; `undefined` gives the mail up. */
  async markFailed({ mail }: ClaimedMail, reason: string, nextAttempt: number | undefined): Promise<void> {
    await this.#ownMail(mail, {
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

  /** Waits for queries under way, then closes the database. */
  close(): Promise<void> {
    return this.#db.destroy();
  }

  #mailsOf(reference: string, now: number): MailRow[] {
    return recipients.map((recipient) => ({
      reference,
      recipient,
      message_id: `<${reference}.${recipient}@${this.#settings.messageIdDomain}>`,
      state: 'queued',
      attempts: 0,
      queued_at: iso(now),
      next_attempt_at: iso(now),
      lease_owner: null,
      lease_until: null,
      last_error: null,
      sent_at: null,
    }));
  }

  /** Changes a mail only while its lease is the caller's. */
  async #ownMail({ reference, recipient, lease_owner }: MailRow, change: Partial<MailRow>): Promise<void> {
    await this.#db
      .updateTable('mails')
      .set(change)
      .where('reference', '=', reference)
      .where('recipient', '=', recipient)
      .where('lease_owner', '=', lease_owner)
      .execute();
  }
}

type Queries = Kysely<Tables> | Transaction<Tables>;

const enquiryByKey = (db: Queries, key: string) =>
  db.selectFrom('enquiries').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

/** The newest enquiry with these fields that is not mailed yet, else the newest that is. */
async function enquiryByFingerprint(db: Queries, mark: string): Promise<EnquiryRow | undefined> {
  const newest = db
    .selectFrom('enquiries')
    .selectAll()
    .where('fingerprint', '=', mark)
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .limit(1);
  return (await newest.where('mailed_at', 'is', null).executeTakeFirst()) ?? newest.executeTakeFirst();
}
