/** The migrations that make the tables (`tables.ts`). */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './databaseTypes.ts';
import type { Tables } from './tables.ts';

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
      // Before this version, mails existed only once sendEmail had asked for them.
      await db
        .updateTable('mails')
        .set({ asked_at: sql.ref('queued_at') })
        .execute();
      await db.schema.createIndex('mails_by_count').on('mails').column('counted_at').execute();
      // Workers look for leases often, and few mails have one.
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

/** Counts of calls across instances, in the schema of rate-limiter-flexible. */
export const rateLimitTable = 'rate_limits';

const postgresMigrations: Record<string, Migration> = {
  '2026-11-rate-limits': {
    async up(db) {
      await db.schema
        .createTable(rateLimitTable)
        // Not in the write-ahead log: a count need not survive a crash of the database, and must not wait for the disk.
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

const migrationsFor = (isPostgres: boolean) => ({
  ...migrations,
  ...(isPostgres ? postgresMigrations : sqliteMigrations),
});

const migrator = (db: Kysely<Tables>, isPostgres: boolean) =>
  new Migrator({ db, provider: { getMigrations: async () => migrationsFor(isPostgres) } });

/**
 * Migrates the tables, all or nothing; of several instances one does it, and the others wait.
 *
 * @param options.isPostgres true when several instances count calls in this database
 * @throws the database's error when a migration fails; the tables are then as before.
 */
export async function migrate(db: Kysely<Tables>, { isPostgres = false } = {}): Promise<void> {
  const { error } = await migrator(db, isPostgres).migrateToLatest();
  if (error) throw error;
}

/** True when all migrations of this version are done. */
export async function isMigrated({ queries, isPostgres }: Database): Promise<boolean> {
  const done = await queries.selectFrom('kysely_migration').select('name').execute();
  const names = new Set(done.map(({ name }) => name));
  return Object.keys(migrationsFor(isPostgres)).every((name) => names.has(name));
}
