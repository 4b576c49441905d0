/** The tables, and how a database gets them. Times are ISO 8601 texts in UTC, which sort the same in every database. */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Enquiry, Recipient } from './contract.ts';

/** `withheld`: a confirmation that would have been one too many for its address or for the day. */
export type MailState = 'queued' | 'sent' | 'failed' | 'withheld';

/** An enquiry that contactUs accepted. */
export interface EnquiryRow {
  reference: string;
  received_at: string;
  idempotency_key: string | null;
  /** SHA-256 of the six fields. */
  fingerprint: string;
  name: string;
  email: string;
  contact: string;
  company_name: string;
  service: Enquiry['service'];
  message: string;
  /** When the agency said that it is done with the enquiry. */
  handled_at: string | null;
}

/** One mail of the outbox. */
export interface MailRow {
  reference: string;
  recipient: Recipient;
  /** The same for every attempt, so that a mail server can recognise a second copy. */
  message_id: string;
  state: MailState;
  /** Attempts begun; counted when claimed, so that a mail that brings the process down is given up too. */
  attempts: number;
  queued_at: string;
  /** When sendEmail asked for it; null while nobody has. */
  asked_at: string | null;
  /** Absolute path of the file that it was written to, where there was no mail server. */
  file: string | null;
  /** When a confirmation was counted against the limits, which its first attempt does. */
  counted_at: string | null;
  next_attempt_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  sent_at: string | null;
}

export interface Tables {
  enquiries: EnquiryRow;
  mails: MailRow;
  /** Kysely's own, of the migrations that were done. */
  kysely_migration: { name: string };
}

/** A time in ms since 1970 as the tables hold it. */
export const iso = (time: number): string => new Date(time).toISOString();

const migrations: Record<string, Migration> = {
  '2026-01-enquiries-and-mails': {
    async up(db) {
      await db.schema
        .createTable('enquiries')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('contact', 'text', (column) => column.notNull())
        .addColumn('company_name', 'text', (column) => column.notNull())
        .addColumn('service', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('enquiries_by_fingerprint')
        .on('enquiries')
        .columns(['fingerprint', 'received_at'])
        .execute();
      await db.schema
        .createTable('mails')
        .addColumn('reference', 'text', (column) => column.notNull().references('enquiries.reference'))
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('queued_at', 'text', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('lease_owner', 'text')
        .addColumn('lease_until', 'text')
        .addColumn('last_error', 'text')
        .addColumn('sent_at', 'text')
        .addPrimaryKeyConstraint('mails_primary_key', ['reference', 'recipient'])
        .execute();
      await db.schema
        .createIndex('mails_by_state')
        .on('mails')
        .columns(['state', 'next_attempt_at'])
        .execute();
    },
  },
  '2026-12-mails-queued-with-the-enquiry': {
    async up(db) {
      await db.schema.alterTable('mails').addColumn('asked_at', 'text').execute();
      await db.schema.alterTable('mails').addColumn('counted_at', 'text').execute();
      await db.schema.alterTable('mails').addColumn('file', 'text').execute();
      // Until now a mail was there only when it had been asked for.
      await db
        .updateTable('mails')
        .set({ asked_at: sql.ref('queued_at') })
        .execute();
      await db.schema.createIndex('mails_by_count').on('mails').column('counted_at').execute();
      // Workers look for leases often, and few mails of many have one.
      await db.schema
        .createIndex('mails_by_lease')
        .on('mails')
        .column('lease_owner')
        .where('lease_owner', 'is not', null)
        .execute();
      await db.schema
        .createIndex('enquiries_by_address')
        .on('enquiries')
        .expression(sql`lower(email)`)
        .execute();
    },
  },
  '2026-12-handled': {
    async up(db) {
      await db.schema.alterTable('enquiries').addColumn('handled_at', 'text').execute();
    },
  },
};

/** SQLite checks foreign keys only on connections that ask for it; a trigger works on all. */
const sqliteMigrations: Record<string, Migration> = {
  '2026-12-mails-go-with-their-enquiry': {
    async up(db) {
      await sql`delete from mails where reference not in (select reference from enquiries)`.execute(db);
      await sql`
        create trigger mails_go_with_their_enquiry after delete on enquiries
        begin delete from mails where reference = old.reference; end
      `.execute(db);
    },
  },
};

/** Where instances that share a database count calls, in the form that rate-limiter-flexible keeps. */
export const rateLimitTable = 'rate_limits';

const sharedMigrations: Record<string, Migration> = {
  '2026-11-rate-limits': {
    async up(db) {
      await db.schema
        .createTable(rateLimitTable)
        // Not in the write-ahead log: a count need not outlive a crash of the database, and must not wait for the disk.
        .modifyFront(sql`unlogged`)
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  '2026-12-mails-go-with-their-enquiry': {
    async up(db) {
      await db.schema.alterTable('mails').dropConstraint('mails_reference_fkey').execute();
      await db.schema
        .alterTable('mails')
        .addForeignKeyConstraint('mails_reference_fkey', ['reference'], 'enquiries', ['reference'])
        .onDelete('cascade')
        .execute();
    },
  },
};

const migrator = (db: Kysely<Tables>, shared: boolean) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () => ({ ...migrations, ...(shared ? sharedMigrations : sqliteMigrations) }),
    },
  });

/**
 * Brings the tables up to date, all or nothing; of several instances one does it, and the others wait.
 *
 * @param options.shared whether several instances count calls in this database
 * @throws the database's error when a migration fails; the tables are then as before.
 */
export async function migrate(db: Kysely<Tables>, { shared = false } = {}): Promise<void> {
  const { error } = await migrator(db, shared).migrateToLatest();
  if (error) throw error;
}

/** Whether the tables are what this version of the service asks for. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const done = await db.selectFrom('kysely_migration').select('name').execute();
  const names = new Set(done.map(({ name }) => name));
  return Object.keys(migrations).every((name) => names.has(name));
}
