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

const options = {
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

/** The given options with their values; a flag has an empty text. */
type Given = ReadonlyMap<Option, string>;

/** The commands, each with the options that it allows. Without a command, the list is printed. */
const companions = {
  handled: [],
  resend: [],
  person: ['json'],
  erase: ['yes'],
  backup: [],
  restore: [],
} as const satisfies Partial<Record<Option, readonly Option[]>>;

const commands = Object.keys(companions) as (keyof typeof companions)[];

/**
 * Reads the arguments after the program's name.
 *
 * @throws UsageError that states the correct usage
 */
export function readCommand(args: string[]): Command {
  const given = readOptions(args);
  if (given.has('help')) return { name: 'help' };
  const [name, second] = commands.filter((command) => given.has(command));
  if (name && second) {
    throw new UsageError(`--${name} and --${second} do not go together; run one, then the other.`);
  }
  const mayStand: readonly Option[] = name ? [name, ...companions[name]] : listOptions;
  const odd = [...given.keys()].find((option) => !mayStand.includes(option));
  if (odd) {
    const place = odd === 'yes' ? '--erase' : 'the list';
    throw new UsageError(`--${odd} goes with ${place}${name ? `, not with --${name}` : ''}.`);
  }
  const value = (name && given.get(name)) ?? '';
  switch (name) {
    case undefined:
      return readList(given);
    case 'handled':
    case 'resend':
      return { name, reference: readReference(name, value) };
    case 'person':
      return { name, email: readEmail(name, value) };
    case 'erase':
      return { name, selector: readSelector(name, value), isSure: given.has('yes') };
    default:
      return { name, file: value };
  }
}

const listOptions: readonly Option[] = ['since', 'service', 'search', 'new', 'failed', 'csv', 'json'];

function readList(given: Given): Command {
  if (given.has('csv') && given.has('json')) throw new UsageError('Choose either --csv or --json.');
  const since = given.get('since');
  const service = given.get('service');
  return {
    name: 'list',
    format: given.has('csv') ? 'csv' : given.has('json') ? 'json' : 'table',
    filters: {
      since: since === undefined ? undefined : readSince(since),
      service: service === undefined ? undefined : readService(service),
      search: given.get('search'),
      isNew: given.has('new'),
      hasFailed: given.has('failed'),
    },
  };
}

/** Validates the options itself, because the errors of `parseArgs` do not state the correct usage. */
function readOptions(args: string[]): Given {
  const given = new Map<Option, string>();
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new UsageError(`'${token.value}' stands by itself; quote a value of several words.`);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isOption(name)) {
      const known = Object.keys(options).map((option) => `--${option}`);
      throw new UsageError(`${rawName} is no option. There are ${known.join(', ')}.`);
    }
    if (given.has(name)) throw new UsageError(`--${name} stands twice; give it once.`);
    const takesValue = options[name].type === 'string';
    if (!takesValue && value !== undefined) throw new UsageError(`--${name} takes no value.`);
    if (takesValue && (!value?.trim() || (!inlineValue && value.startsWith('-')))) {
      throw new UsageError(`--${name} needs a value; see --help for an example.`);
    }
    given.set(name, value ?? '');
  }
  return given;
}

const isOption = (name: string): name is Option => Object.hasOwn(options, name);
