/**
 * The queries of the two calls. Most run on both SQLite and PostgreSQL. A change that another instance could make at
 * the same time is one conditional statement; its count of changed rows decides.
 */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Enquiry } from '../contract.ts';
import { fingerprint, newReference } from '../identity.ts';
import { type QueuedMailSettings, queuedMails } from '../mails/queuedMails.ts';
import type { Database } from './databaseTypes.ts';
import { type EnquiryRow, iso, type MailRow, type Tables } from './tables.ts';

/** The outcome of contactUs for an enquiry. */
export type Recorded =
  | { outcome: 'stored' | 'repeated'; reference: string }
  /** The key belongs to an enquiry with other fields. */
  | { outcome: 'keyTaken' };

/** The outcome of a call that asked for an enquiry's mails. */
type Asked =
  | { outcome: 'queued' | 'repeated'; reference: string }
  | { outcome: 'keyTaken' }
  /** No accepted enquiry has these fields. */
  | { outcome: 'notAccepted' };

interface StoreSettings extends QueuedMailSettings {
  /** The initials at the start of references. */
  referencePrefix: string;
}

export class Store {
  readonly #database: Database;
  readonly #db: Kysely<Tables>;
  readonly #settings: StoreSettings;

  constructor(database: Database, settings: StoreSettings) {
    this.#database = database;
    this.#db = database.queries;
    this.#settings = settings;
  }

  /**
   * Stores an enquiry and queues its two mails, due after the grace period (CALL-9); or finds the one with the same
   * key. Durable when it resolves. `now` in ms.
   */
  async recordEnquiry(enquiry: Enquiry, key: string | undefined, now: number): Promise<Recorded> {
    const recorded = await this.#record(enquiry, key, now);
    // Also after a repeat: the call that stored it may still wait for the disk.
    await this.#database.flush();
    return recorded;
  }

  /** Makes the two mails of an accepted enquiry due, once. Durable when it resolves. `now` in ms. */
  async askForMails(enquiry: Enquiry, key: string | undefined, now: number): Promise<Asked> {
    const asked = await this.#ask(enquiry, key, now);
    await this.#database.flush();
    return asked;
  }

  async #record(enquiry: Enquiry, key: string | undefined, now: number): Promise<Recorded> {
    const hash = fingerprint(enquiry);
    for (;;) {
      const reference = newReference(this.#settings.referencePrefix);
      const { companyName, ...fields } = enquiry;
      const row = {
        ...fields,
        reference,
        received_at: iso(now),
        idempotency_key: key ?? null,
        fingerprint: hash,
        company_name: companyName,
        handled_at: null,
      };
      const mails = queuedMails(reference, now, this.#settings);
      if (await this.#insert(row, mails)) return { outcome: 'stored', reference };
      const first = key === undefined ? undefined : await enquiryByKey(this.#db, key);
      if (first?.fingerprint === hash) return { outcome: 'repeated', reference: first.reference };
      if (first) return { outcome: 'keyTaken' };
      // Reference collision (the key is free; about enquiries² in 10^12): retry with a new one.
    }
  }

  /** Inserts an enquiry with its mails; false when its key or reference is taken. */
  async #insert(row: EnquiryRow, mails: readonly MailRow[]): Promise<boolean> {
    const insertInto = (db: Kysely<Tables>) =>
      db
        .insertInto('enquiries')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
    if (this.#database.isPostgres) {
      // One statement on PostgreSQL; a transaction would be four round trips.
      const { numAffectedRows } = await sql`
        with stored as (${insertInto(this.#db).returning('reference')})
        insert into mails
        select mail.* from stored, json_populate_recordset(null::mails, ${JSON.stringify(mails)}::json) as mail
      `.execute(this.#db);
      return numAffectedRows === BigInt(mails.length);
    }
    return this.#db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await insertInto(transaction).executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return false;
      await transaction.insertInto('mails').values(mails).execute();
      return true;
    });
  }

  async #ask(enquiry: Enquiry, key: string | undefined, now: number): Promise<Asked> {
    const hash = fingerprint(enquiry);
    const known = key === undefined ? undefined : await enquiryByKey(this.#db, key);
    if (known) {
      const { reference } = known;
      if (known.fingerprint !== hash) return { outcome: 'keyTaken' };
      return { outcome: (await this.#makeDue(reference, now)) ? 'queued' : 'repeated', reference };
    }
    const alike = newestByFingerprint(this.#db, hash);
    for (;;) {
      const unasked = await alike.where(isUnasked).executeTakeFirst();
      if (!unasked) break;
      const { reference } = unasked;
      if (await this.#makeDue(reference, now)) return { outcome: 'queued', reference };
      // Lost the race to a concurrent call: try the next match.
    }
    const asked = await alike.executeTakeFirst();
    return asked ? { outcome: 'repeated', reference: asked.reference } : { outcome: 'notAccepted' };
  }

  /** True when this call was the first to ask. */
  async #makeDue(reference: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('mails')
      .set({ asked_at: iso(now), next_attempt_at: iso(now) })
      .where('reference', '=', reference)
      .where('asked_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
}

const enquiryByKey = (db: Kysely<Tables>, key: string) =>
  db
    .selectFrom('enquiries')
    .select(['reference', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** The newest enquiry with these fields. */
const newestByFingerprint = (db: Kysely<Tables>, hash: string) =>
  db
    .selectFrom('enquiries')
    .select('reference')
    .where('fingerprint', '=', hash)
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .limit(1);

/** True until sendEmail asks for the enquiry's mails. */
const isUnasked = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) =>
  exists(
    selectFrom('mails')
      .select('recipient')
      .whereRef('mails.reference', '=', 'enquiries.reference')
      .where('asked_at', 'is', null),
  );
