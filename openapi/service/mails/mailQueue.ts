/**
 * The mail queue: workers lease mails, then mark them as sent or release them. Only the holder of a mail's lease
 * changes it; every UPDATE has this condition, so that only one of several instances succeeds. Nothing here is flushed:
 * a mail whose change a power loss undoes is still queued, and goes out again with the same Message-ID.
 */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { dayMs } from '../clock.ts';
import type { Database } from '../database/databaseTypes.ts';
import { type EnquiryRow, iso, type MailRow, type Tables } from '../database/tables.ts';
import { claimDue } from './claiming.ts';
import type { MailConfig } from './mailConfig.ts';

/** A mail that one worker may deliver, with its enquiry. */
export interface ClaimedMail {
  mail: MailRow;
  enquiry: EnquiryRow;
}

/** A worker's lease on a mail. */
export type Lease = Pick<MailRow, 'reference' | 'recipient' | 'lease_owner' | 'lease_until'>;

/** Key of PostgreSQL's advisory lock for counting confirmations. */
const countingLock = 0x636f756e;

type QueueSettings = Pick<
  MailConfig,
  'backoffMaxMs' | 'confirmationsPerAddress' | 'confirmationsPerDay' | 'graceMs' | 'leaseMs'
>;

export class MailQueue {
  readonly #database: Database;
  readonly #settings: QueueSettings;

  constructor(database: Database, settings: QueueSettings) {
    this.#database = database;
    this.#settings = settings;
  }

  /** Claims up to `limit` due mails without a lease. */
  async claim(owner: string, now: number, limit: number): Promise<ClaimedMail[]> {
    const { unflushed: queries, isPostgres } = this.#database;
    const { backoffMaxMs, graceMs, leaseMs } = this.#settings;
    // And a lease more: a mail may be queued, or postponed, while this claim waits for the database.
    const longestWaitMs = Math.max(backoffMaxMs, graceMs) + leaseMs;
    const mails = await claimDue(queries, { owner, now, leaseMs, longestWaitMs, limit, isPostgres });
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

  /**
   * Counts a confirmation before its first attempt. Withholds it when its address, or all addresses together, reached
   * their limit in the last 24 hours.
   *
   * @returns true when it may be sent
   * @throws an Error when another worker has the lease meanwhile
   */
  async allowConfirmation(claimed: ClaimedMail, now: number): Promise<boolean> {
    if (claimed.mail.counted_at !== null) return true;
    const { unflushed: queries, isPostgres } = this.#database;
    // SQLite has one writer at a time.
    if (!isPostgres) return this.#countConfirmation(queries, claimed, now);
    return queries.transaction().execute(async (transaction) => {
      // A separate statement, begun with the lock held, sees every earlier count.
      await sql`select pg_advisory_xact_lock(${countingLock})`.execute(transaction);
      return this.#countConfirmation(transaction, claimed, now);
    });
  }

  async #countConfirmation(
    db: Kysely<Tables>,
    { mail, enquiry }: ClaimedMail,
    now: number,
  ): Promise<boolean> {
    const { confirmationsPerAddress, confirmationsPerDay } = this.#settings;
    const counted = ({ selectFrom }: ExpressionBuilder<Tables, 'mails'>) =>
      selectFrom('mails as counted')
        .where('counted.counted_at', '>', iso(now - dayMs))
        .select(({ fn }) => fn.countAll<number>().as('count'));
    const toAddress = (row: ExpressionBuilder<Tables, 'mails'>) =>
      counted(row)
        .innerJoin('enquiries', 'enquiries.reference', 'counted.reference')
        .where(sql`lower(email)`, '=', enquiry.email.toLowerCase());
    const allowed = await leased(db, mail)
      .set({ counted_at: iso(now) })
      .where((row) => row(counted(row), '<', confirmationsPerDay))
      .where((row) => row(toAddress(row), '<', confirmationsPerAddress))
      .executeTakeFirstOrThrow();
    if (allowed.numUpdatedRows > 0n) return true;
    const withheld = await leased(db, mail)
      .set({ state: 'withheld', lease_owner: null, lease_until: null })
      .executeTakeFirstOrThrow();
    if (withheld.numUpdatedRows === 0n) throw new Error('The lease on the mail was lost.');
    return false;
  }

  /** Prolongs the lease during a long delivery. */
  async renewLease({ mail }: ClaimedMail, now: number): Promise<void> {
    await this.#change(mail, { lease_until: iso(now + this.#settings.leaseMs) });
  }

  async leases(): Promise<Lease[]> {
    return this.#database.unflushed
      .selectFrom('mails')
      .select(['reference', 'recipient', 'lease_owner', 'lease_until'])
      .where('lease_owner', 'is not', null)
      .execute();
  }

  /** Ends a lease, unless its worker has renewed it meanwhile. */
  async endLease({ reference, recipient, lease_owner, lease_until }: Lease): Promise<void> {
    await this.#database.unflushed
      .updateTable('mails')
      .set({ lease_owner: null, lease_until: null })
      .where('reference', '=', reference)
      .where('recipient', '=', recipient)
      .where('lease_owner', '=', lease_owner)
      .where('lease_until', '=', lease_until)
      .execute();
  }

  /** Marks a mail as sent, with its file where there is no mail server. */
  async markSent({ mail }: ClaimedMail, now: number, file?: string): Promise<void> {
    await this.#change(mail, {
      state: 'sent',
      file: file ?? null,
      sent_at: iso(now),
      last_error: null,
      lease_owner: null,
      lease_until: null,
    });
  }

  /** Records a failed attempt and the time of the next; without a next time, the mail is marked as failed. */
  async markFailed({ mail }: ClaimedMail, reason: string, nextAttempt: number | undefined): Promise<void> {
    await this.#change(mail, {
      ...(nextAttempt === undefined ? { state: 'failed' as const } : { next_attempt_at: iso(nextAttempt) }),
      last_error: reason,
      lease_owner: null,
      lease_until: null,
    });
  }

  /** Time at which the next mail without a lease is due, in ms since 1970, or undefined when none waits. */
  async nextDue(): Promise<number | undefined> {
    const { next } = await this.#database.unflushed
      .selectFrom('mails')
      .where('state', '=', 'queued')
      .where('lease_owner', 'is', null)
      .select(({ fn }) => fn.min('next_attempt_at').as('next'))
      .executeTakeFirstOrThrow();
    return next ? Date.parse(next) : undefined;
  }

  async countPending(): Promise<number> {
    const { count } = await this.#database.unflushed
      .selectFrom('mails')
      .where('state', '=', 'queued')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async #change(mail: MailRow, change: Partial<MailRow>): Promise<void> {
    await leased(this.#database.unflushed, mail).set(change).execute();
  }
}

/** Updates a mail only under the caller's lease. */
const leased = (db: Kysely<Tables>, { reference, recipient, lease_owner }: MailRow) =>
  db
    .updateTable('mails')
    .where('reference', '=', reference)
    .where('recipient', '=', recipient)
    .where('lease_owner', '=', lease_owner);
