/** The settings of the service: environment variables, read once at start; wrong values are refused by name. */
import { type DatabaseConfig, describeDatabase, readDatabaseConfig } from './databaseConfig.ts';
import { readOutboxFolder } from './mailFiles.ts';
import { isEmailAddress } from './validation.ts';
import {
  ConfigError,
  type Environment,
  endsHostEarly,
  maskUrl,
  percentEncoding,
  read,
  readInteger,
} from './variables.ts';

/** The agency's details, from the one place in the site that states them. */
export interface AgencyDefaults {
  mailTo?: string;
  mailFrom?: string;
  agencyName?: string;
  phone?: string;
  /** What happens after an enquiry, for its sender. */
  next?: string;
}

export interface MailConfig {
  /** Recipient of the agency's mail. */
  to: string;
  /** Sender of both mails. */
  from: string;
  agencyName: string;
  /** Phone number for the confirmation. */
  phone: string | undefined;
  /** What happens after an enquiry, in the answer of contactUs and in the confirmation. */
  next: string;
  delivery: { kind: 'smtp'; url: string } | { kind: 'folder'; folder: string };
  /** Wait of a stored enquiry for sendEmail before it is mailed without, in ms. */
  graceMs: number;
  /** Confirmations to one address in 24 hours. */
  confirmationsPerAddress: number;
  /** Confirmations to all addresses in 24 hours. */
  confirmationsPerDay: number;
  /** Attempts before a mail is marked as failed. */
  attempts: number;
  /** Wait before the second attempt, in ms; doubles with each attempt. */
  backoffMs: number;
  /** Longest wait between two attempts, in ms. */
  backoffMaxMs: number;
  /** Duration of a worker's lease on a mail, in ms; the worker renews it during a delivery. */
  leaseMs: number;
}

export interface ServiceConfig {
  database: DatabaseConfig;
  mail: MailConfig;
  /** Calls a minute, per client address and path. */
  ratePerMinute: number;
  bodyLimitBytes: number;
  /** Origins that may call, besides the site's own. */
  allowedOrigins: string[];
  /** Number of proxies in front whose X-Forwarded-For entries are trusted. */
  trustedProxies: number;
  /** Folder of mail files, including those from before SMTP_URL was set. */
  outboxFolder: string;
  /** Age in days at which an enquiry is erased; undefined keeps it for ever. */
  retainDays: number | undefined;
  logLevel: string;
}

/** What happens next, where the agency has not said it: without hours or a time. */
const promiseless = 'A person of the agency reads your enquiry, and answers by e-mail or by phone.';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads every setting. An empty variable counts as not set.
 *
 * The defaults outlast a mail server that is away for about four days, the time RFC 5321 (4.5.4.1) asks a sender to
 * keep trying, and fit a body of 20000 characters in any JSON escaping (12 bytes for a character written
 * `\ud83d\ude00`).
 *
 * @throws ConfigError for the first value that cannot be used.
 */
export function readConfig(env: Environment, defaults: AgencyDefaults = {}): ServiceConfig {
  const delivery = readDelivery(env);
  const mailFrom = readAddress(env, 'ENQUIRY_MAIL_FROM', defaults.mailFrom, delivery);
  const backoffMs = readInteger(env, 'ENQUIRY_MAIL_BACKOFF_MS', { fallback: 1_000, min: 1, max: 86_400_000 });
  return {
    database: readDatabaseConfig(env),
    mail: {
      to: readAddress(env, 'ENQUIRY_MAIL_TO', defaults.mailTo, delivery),
      from: mailFrom,
      agencyName: readAgencyName(env, defaults.agencyName),
      phone: read(env, 'ENQUIRY_AGENCY_PHONE') ?? defaults.phone,
      next: read(env, 'ENQUIRY_NEXT') ?? defaults.next ?? promiseless,
      delivery,
      graceMs: readInteger(env, 'ENQUIRY_MAIL_GRACE_MS', { fallback: 120_000, min: 0, max: 86_400_000 }),
      confirmationsPerAddress: readInteger(env, 'ENQUIRY_CONFIRMATIONS_PER_ADDRESS', {
        fallback: 3,
        min: 0,
        max: 1_000_000,
      }),
      confirmationsPerDay: readInteger(env, 'ENQUIRY_CONFIRMATIONS_PER_DAY', {
        fallback: 500,
        min: 0,
        max: 10_000_000,
      }),
      attempts: readInteger(env, 'ENQUIRY_MAIL_ATTEMPTS', { fallback: 100, min: 1, max: 10_000 }),
      backoffMs,
      backoffMaxMs: readInteger(env, 'ENQUIRY_MAIL_BACKOFF_MAX_MS', {
        fallback: Math.max(3_600_000, backoffMs),
        min: backoffMs,
        max: 86_400_000,
      }),
      leaseMs: readInteger(env, 'ENQUIRY_MAIL_LEASE_MS', { fallback: 15_000, min: 100, max: 3_600_000 }),
    },
    ratePerMinute: readInteger(env, 'ENQUIRY_RATE_PER_MINUTE', { fallback: 60, min: 1, max: 1_000_000 }),
    bodyLimitBytes: readInteger(env, 'ENQUIRY_BODY_LIMIT_BYTES', {
      fallback: 262_144,
      min: 1_024,
      max: 16_777_216,
    }),
    allowedOrigins: readOrigins(env),
    trustedProxies: readInteger(env, 'ENQUIRY_TRUST_PROXY', { fallback: 0, min: 0, max: 16 }),
    outboxFolder: readOutboxFolder(env),
    retainDays: readInteger(env, 'ENQUIRY_RETAIN_DAYS', { fallback: undefined, min: 1, max: 36_500 }),
    logLevel: readLogLevel(env),
  };
}

/** Describes the database and the delivery of mails, without secrets, for a start-up message. */
export function describeConfig(config: ServiceConfig): { enquiries: string; mails: string } {
  const { delivery } = config.mail;
  return {
    enquiries: describeDatabase(config.database),
    mails:
      delivery.kind === 'smtp'
        ? maskUrl(delivery.url)
        : `files in ${delivery.folder}: nobody is mailed until SMTP_URL is set`,
  };
}

/** Reserved domains (RFC 2606, RFC 6761): the fictional agency of the initial content has one. */
const fictional = /[@.](example|test|invalid|localhost|example\.(com|net|org))$/i;

function readAddress(
  env: Environment,
  variable: string,
  fallback: string | undefined,
  delivery: MailConfig['delivery'],
): string {
  const given = read(env, variable);
  if (given === undefined && delivery.kind === 'smtp' && fictional.test(fallback ?? '')) {
    const wanted = `an address of your own, because SMTP_URL is set and the default, ${fallback}, reaches nobody`;
    throw new ConfigError(variable, given, wanted);
  }
  const address = given ?? fallback;
  if (address !== undefined && isEmailAddress(address)) return address;
  throw new ConfigError(variable, address, 'one plain e-mail address, such as hello@agency.example');
}

function readAgencyName(env: Environment, fallback: string | undefined): string {
  const name = read(env, 'ENQUIRY_AGENCY_NAME') ?? fallback;
  if (name !== undefined && !/\p{Cc}/u.test(name)) return name;
  throw new ConfigError('ENQUIRY_AGENCY_NAME', name, 'the name that mails are signed with, on one line');
}

/**
 * Reads the delivery of mails: `SMTP_URL`, or without it `ENQUIRY_OUTBOX_DIR`.
 *
 * @throws ConfigError, without the password, when SMTP_URL is no mail server.
 */
export function readDelivery(env: Environment): MailConfig['delivery'] {
  const url = read(env, 'SMTP_URL');
  if (url === undefined) {
    return { kind: 'folder', folder: readOutboxFolder(env) };
  }
  if (URL.canParse(url) && isMailServer(new URL(url))) return { kind: 'smtp', url };
  const wanted = `smtp://user:password@host:port or smtps://…, ${percentEncoding}`;
  throw new ConfigError('SMTP_URL', maskUrl(url), wanted);
}

/** Scheme, optional user, host and options; a path or fragment is the rest of a password that ended the host early. */
function isMailServer(url: URL): boolean {
  if (!/^smtps?:$/.test(url.protocol) || url.hostname === '' || endsHostEarly(url)) return false;
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') return false;
  return [url.username, url.password].every((part) => /^([^%]|%[\da-f]{2})*$/i.test(part));
}

function readOrigins(env: Environment): string[] {
  const given = read(env, 'ENQUIRY_ALLOWED_ORIGINS');
  const origins = (given ?? '').split(',').flatMap((origin) => origin.trim() || []);
  for (const origin of origins) {
    const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
    if (parsed?.origin !== origin || !/^https?:$/.test(parsed.protocol)) {
      const wanted = 'origins such as https://www.agency.example, without a path, separated by commas';
      throw new ConfigError('ENQUIRY_ALLOWED_ORIGINS', given, wanted);
    }
  }
  return origins;
}

function readLogLevel(env: Environment): string {
  const level = read(env, 'LOG_LEVEL') ?? 'info';
  if (logLevels.includes(level)) return level;
  throw new ConfigError('LOG_LEVEL', level, `one of ${logLevels.join(', ')}`);
}
