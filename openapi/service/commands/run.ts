/** `npm run enquiries` from its arguments to its exit code, also while the service runs. */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { openDatabase, openDatabaseToRead } from '../database/database.ts';
import {
  type DatabaseConfig,
  databaseVariable,
  describeDatabase,
  readDatabaseConfig,
} from '../database/databaseConfig.ts';
import type { Database } from '../database/databaseTypes.ts';
import type { Tables } from '../database/tables.ts';
import { readOutboxFolder } from '../mails/mailFiles.ts';
import { enquiryCount } from '../plural.ts';
import { ConfigError, type Environment } from '../variables.ts';
import { backUp } from './backup.ts';
import { type Command, type Format, readCommand } from './commandLine.ts';
import { eraseWhenSure, type Streams } from './erasure.ts';
import { CommandError, UsageError } from './errors.ts';
import { type Filters, passes } from './filters.ts';
import { asCsv, asJson, asTable } from './formats.ts';
import { markHandled } from './handled.ts';
import { listEnquiries } from './listing.ts';
import { everythingAbout } from './person.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { usage } from './usage.ts';

/** Exit codes: 0 done, 1 failed, 2 wrong command line. */
export async function run(args: string[], env: Environment, streams: Streams): Promise<number> {
  try {
    streams.stdout.write(await perform(readCommand(args), env, streams));
    return 0;
  } catch (error) {
    streams.stderr.write(`${messageOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** @returns the text to print */
async function perform(command: Command, env: Environment, streams: Streams): Promise<string> {
  const folder = readOutboxFolder(env);
  switch (command.name) {
    case 'help':
      return usage;
    case 'list':
      return withReadOnly(env, (db) => list(db, command.filters, command.format));
    case 'person':
      return withReadOnly(env, (db) => everythingAbout(db, command.email, folder));
    case 'backup':
      return withReadOnly(env, (db) => backUp(db, command.file));
    case 'handled':
      return withDatabase(env, (database) => markHandled(database, command.reference, Date.now()));
    case 'resend':
      return withDatabase(env, (database) => resend(database, command.reference, Date.now()));
    case 'erase':
      return withDatabase(env, (database) =>
        eraseWhenSure(command.selector, command.isSure, { database, folder }, streams),
      );
    case 'restore':
      return restore(command.file, () => openDatabase(readDatabaseConfig(env)));
  }
}

async function list(db: Kysely<Tables>, filters: Filters, format: Format): Promise<string> {
  const all = await listEnquiries(db);
  const listed = all.filter((enquiry) => passes(enquiry, filters));
  if (format === 'table' && listed.length === 0 && all.length > 0) {
    return `None of ${enquiryCount(all.length)} passes these filters.\n`;
  }
  return print[format](listed);
}

const print: Record<Format, typeof asTable> = { table: asTable, csv: asCsv, json: asJson };

async function withReadOnly<Result>(
  env: Environment,
  use: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const config = readDatabaseConfig(env);
  await using db = await openDatabaseToRead(config);
  if (!db) throw noDatabase(config);
  return await use(db);
}

async function withDatabase<Result>(
  env: Environment,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const config = readDatabaseConfig(env);
  if (config.kind === 'sqlite' && !existsSync(config.file)) throw noDatabase(config);
  await using database = await openDatabase(config);
  return await use(database);
}

const noDatabase = (config: DatabaseConfig): CommandError =>
  new CommandError(
    `There is no database of enquiries at ${describeDatabase(config)} yet: a service makes it when it starts. ` +
      `To use another one, set ${databaseVariable} as for the service.`,
  );

function messageOf(error: unknown): string {
  // Closing failed as well.
  if (error instanceof SuppressedError) return messageOf(error.suppressed);
  if (error instanceof UsageError) return `${error.message}\n\`npm run enquiries -- --help\` says more.`;
  if (error instanceof ConfigError || error instanceof CommandError) return error.message;
  return `That cannot be done now: ${error instanceof Error ? error.message : error}`;
}
