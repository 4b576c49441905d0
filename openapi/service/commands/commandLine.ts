/** Parses the command line of `npm run enquiries` into one command. */
import { parseArgs } from 'node:util';
import { UsageError } from './errors.ts';
import type { Filters } from './filters.ts';
import {
  type EnquirySelector,
  readEmail,
  readReference,
  readSelector,
  readService,
  readSince,
} from './values.ts';

export type Format = 'table' | 'csv' | 'json';

export type Command =
  | { name: 'help' }
  | { name: 'list'; filters: Filters; format: Format }
  | { name: 'handled' | 'resend'; reference: string }
  | { name: 'person'; email: string }
  | { name: 'erase'; selector: EnquirySelector; isSure: boolean }
  | { name: 'backup' | 'restore'; file: string };

export const options = {
  since: { type: 'string' },
  service: { type: 'string' },
  search: { type: 'string' },
  new: { type: 'boolean' },
  failed: { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  handled: { type: 'string' },
  resend: { type: 'string' },
  person: { type: 'string' },
  erase: { type: 'string' },
  yes: { type: 'boolean' },
  backup: { type: 'string' },
  restore: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof options;

/** The given options with their values. */
type Given = ReturnType<typeof readOptions>;

/** The commands, each with the options that it allows. Without a command, the list is printed. */
const allowedWith = {
  handled: [],
  resend: [],
  person: [],
  erase: ['yes'],
  backup: [],
  restore: [],
} as const satisfies Partial<Record<Option, readonly Option[]>>;

const commands = Object.keys(allowedWith) as (keyof typeof allowedWith)[];

/**
 * Reads the arguments after the program's name.
 *
 * @throws UsageError that states the correct usage
 */
export function readCommand(args: string[]): Command {
  const given = readOptions(args);
  if (given.help) return { name: 'help' };
  const [name, second] = commands.filter((command) => given[command] !== undefined);
  if (name && second) {
    throw new UsageError(`--${name} and --${second} do not go together; run one, then the other.`);
  }
  const allowed: readonly string[] = name ? [name, ...allowedWith[name]] : listOptions;
  const misplaced = Object.keys(given).find((option) => !allowed.includes(option));
  if (misplaced) {
    const place = misplaced === 'yes' ? '--erase' : 'the list';
    throw new UsageError(`--${misplaced} goes with ${place}${name ? `, not with --${name}` : ''}.`);
  }
  const value = (name && given[name]) ?? '';
  switch (name) {
    case undefined:
      return readList(given);
    case 'handled':
    case 'resend':
      return { name, reference: readReference(name, value) };
    case 'person':
      return { name, email: readEmail(name, value) };
    case 'erase':
      return { name, selector: readSelector(name, value), isSure: given.yes ?? false };
    default:
      return { name, file: value };
  }
}

const listOptions: readonly Option[] = ['since', 'service', 'search', 'new', 'failed', 'csv', 'json'];

function readList(given: Given): Command {
  const { since, service, search, csv, json } = given;
  if (csv && json) throw new UsageError('Choose either --csv or --json.');
  return {
    name: 'list',
    format: csv ? 'csv' : json ? 'json' : 'table',
    filters: {
      since: since === undefined ? undefined : readSince(since),
      service: service === undefined ? undefined : readService(service),
      search,
      isNew: given.new ?? false,
      hasFailed: given.failed ?? false,
    },
  };
}

/** @throws UsageError with Node's own reason */
function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
