/** `npm run enquiries`: lists and manages enquiries, also while the service runs. */
import { existsSync } from 'node:fs';
import { backUp } from './commands/backup.ts';
import { type Command, type Format, readCommand } from './commands/commandLine.ts';
import { eraseWhenSure } from './commands/erasure.ts';
import { CommandError, UsageError } from './commands/errors.ts';
import { type Filters, passes } from './commands/filters.ts';
import { markHandled } from './commands/handled.ts';
import { everythingAbout } from './commands/person.ts';
import { resend } from './commands/resend.ts';
import { restore } from './commands/restore.ts';
import { usage } from './commands/usage.ts';
import { enquiries } from './commands/words.ts';
import { openDatabase, openDatabaseToRead } from './database.ts';
import { readDatabaseConfig } from './databaseConfig.ts';
import type { Database } from './databaseTypes.ts';
import { asCsv, asJson, asTable } from './formats.ts';
import { listEnquiries } from './listing.ts';
import { readOutboxFolder } from './mailFiles.ts';
import { ConfigError } from './variables.ts';

/** Exit codes: 0 done, 1 failed, 2 wrong command line. */
async function run(): Promise<number> {
  try {
    process.stdout.write(await perform(readCommand(process.argv.slice(2))));
    return 0;
  } catch (error) {
    process.stderr.write(`${inWords(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** @returns the text to print */
async function perform(command: Command): Promise<string> {
  const folder = readOutboxFolder(process.env);
  switch (command.name) {
    case 'help':
      return usage;
    case 'list':
      return reading((db) => list(db, command.filters, command.format));
    case 'person':
      return reading((db) => everythingAbout(db, command.email, folder));
    case 'backup':
      return reading((db) => backUp(db, command.file));
    case 'handled':
      return changing((database) => markHandled(database, command.reference, Date.now()));
    case 'resend':
      return changing((database) => resend(database, command.reference, Date.now()));
    case 'erase':
      return changing((database) => eraseWhenSure(command.whose, command.isSure, { database, folder }));
    case 'restore':
      return restore(command.file, () => openDatabase(readDatabaseConfig(process.env)));
  }
}

async function list(db: Readable, filters: Filters, format: Format): Promise<string> {
  const all = db ? await listEnquiries(db) : [];
  const listed = all.filter((enquiry) => passes(enquiry, filters));
  if (format === 'table' && listed.length === 0 && all.length > 0) {
    return `None of ${enquiries(all.length)} passes these filters.\n`;
  }
  return print[format](listed);
}

const print: Record<Format, typeof asTable> = { table: asTable, csv: asCsv, json: asJson };

type Readable = Awaited<ReturnType<typeof openDatabaseToRead>>;

async function reading<Result>(use: (db: Readable) => Promise<Result>): Promise<Result> {
  const db = await openDatabaseToRead(readDatabaseConfig(process.env));
  try {
    return await use(db);
  } finally {
    await db?.destroy();
  }
}

async function changing<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const config = readDatabaseConfig(process.env);
  if (config.kind === 'sqlite' && !existsSync(config.file)) {
    throw new CommandError(`There are no enquiries yet: ${config.file} does not exist.`);
  }
  const database = await openDatabase(config);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

function inWords(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\`npm run enquiries -- --help\` says more.`;
  if (error instanceof ConfigError || error instanceof CommandError) return error.message;
  return `That cannot be done now: ${error instanceof Error ? error.message : error}`;
}

// A reader may stop early: `npm run enquiries | head` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run();
