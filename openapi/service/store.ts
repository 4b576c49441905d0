/**
 * What the two calls ask of the database. Every query is one that SQLite and PostgreSQL both understand, and every change
 * that another instance could make at the same time is a conditional statement whose count of changed rows decides.
 */
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Enquiry, Recipient } from './contract.ts';
import type { Database } from './database.ts';
import { fingerprint, newReference } from './identity.ts';
import { iso, type MailRow, type Tables } from './migrations.ts';

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

export interface StoreSettings {
  /** What references begin with. */
  referencePrefix: string;
  /** The part of Message-IDs after the `@`. */
  messageIdDomain: string;
}

const recipients: readonly Recipient[] = ['agency', 'visitor'];

export class Store {
  readonly #database: Database;
  readonly #db: Kysely<Tables>;
  readonly #settings: StoreSettings;

  constructor(database: Database, settings: StoreSettings) {
    this.#database = database;
    this.#db = database.queries;
    this.#settings = settings;
  }

  /** Stores an enquiry, or finds the one that the key already names. Durable when it returns. `now` in ms. */
  async recordEnquiry(enquiry: Enquiry, key: string | undefined, now: number): Promise<Recorded> {
    const recorded = await this.#record(enquiry, key, now);
    // Also when another call stored it: that one may still wait for the disk.
    await this.#database.flush();
    return recorded;
  }

  /** Queues the two mails of an accepted enquiry, once. Durable when it returns. `now` in ms. */
  async queueMails(enquiry: Enquiry, key: string | undefined, now: number): Promise<Queued> {
    const queued = await this.#queue(enquiry, key, now);
    await this.#database.flush();
    return queued;
  }

  async #record(enquiry: Enquiry, key: string | undefined, now: number): Promise<Recorded> {
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
          handled_at: null,
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

  async #queue(enquiry: Enquiry, key: string | undefined, now: number): Promise<Queued> {
    const mark = fingerprint(enquiry);
    const known = key === undefined ? undefined : await enquiryByKey(this.#db, key);
    if (known) {
      const { reference } = known;
      if (known.fingerprint !== mark) return { outcome: 'keyTaken' };
      return { outcome: (await this.#insertMails(reference, now)) ? 'queued' : 'repeated', reference };
    }
    const alike = newestByFingerprint(this.#db, mark);
    for (;;) {
      const unasked = await alike.where(hasNoMails).executeTakeFirst();
      if (!unasked) break;
      const { reference } = unasked;
      if (await this.#insertMails(reference, now)) return { outcome: 'queued', reference };
      // Another call was quicker with this one. There may be one more.
    }
    const asked = await alike.executeTakeFirst();
    return asked ? { outcome: 'repeated', reference: asked.reference } : { outcome: 'notAccepted' };
  }

  /** Whether this call was the one that inserted the two mails: an enquiry has both of them or none. */
  async #insertMails(reference: string, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('mails')
      .values(this.#mailsOf(reference, now))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
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
}

const enquiryByKey = (db: Kysely<Tables>, key: string) =>
  db
    .selectFrom('enquiries')
    .select(['reference', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** The newest enquiry with these fields. */
const newestByFingerprint = (db: Kysely<Tables>, mark: string) =>
  db
    .selectFrom('enquiries')
    .select('reference')
    .where('fingerprint', '=', mark)
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .limit(1);

/** Whether nobody has asked for its mails yet. */
const hasNoMails = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) =>
  not(
    exists(selectFrom('mails').select('recipient').whereRef('mails.reference', '=', 'enquiries.reference')),
  );
