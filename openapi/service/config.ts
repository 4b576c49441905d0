/** The settings of the service: environment variables, read once at start; wrong values are refused by name. */
import { type DatabaseConfig, describeDatabase, readDatabaseConfig } from './database/databaseConfig.ts';
import { type MailConfig, readAddress, readAgencyName, readSmtpUrl } from './mails/mailConfig.ts';
import { readOutboxFolder } from './mails/mailFiles.ts';
import { ConfigError, type Environment, maskUrl, read, readInteger } from './variables.ts';

/** The agency's details, from the one place in the site that states them. */
interface AgencyDefaults {
  mailTo?: string;
  mailFrom?: string;
  agencyName?: string;
  phone?: string;
  /** The next steps, as a text for the sender. */
  next?: string;
}

export interface ServiceConfig {
  database: DatabaseConfig;
  mail: MailConfig;
  /** Calls a minute, per client address and path. */
  ratePerMinute: number;
  /** Origins that may call, besides the site's own. */
  allowedOrigins: string[];
  /** Number of proxies in front whose X-Forwarded-For entries are trusted. */
  trustedProxies: number;
  /** Age in days at which an enquiry is erased; undefined keeps it for ever. */
  retainDays: number | undefined;
  logLevel: string;
}

/** The default text about the next steps, which promises neither hours nor a time. */
const defaultNext = 'A person of the agency reads your enquiry, and answers by e-mail or by phone.';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads every setting. An empty variable counts as not set.
 *
 * By default a mail is tried for about four days, as RFC 5321 (4.5.4.1) asks.
 *
 * @throws ConfigError for the first value that cannot be used.
 */
export function readConfig(env: Environment, defaults: AgencyDefaults = {}): ServiceConfig {
  const smtpUrl = readSmtpUrl(env);
  const mailFrom = readAddress(env, 'ENQUIRY_MAIL_FROM', defaults.mailFrom, smtpUrl);
  const backoffMs = readInteger(env, 'ENQUIRY_MAIL_BACKOFF_MS', { fallback: 1_000, min: 1, max: 86_400_000 });
  return {
    database: readDatabaseConfig(env),
    mail: {
      to: readAddress(env, 'ENQUIRY_MAIL_TO', defaults.mailTo, smtpUrl),
      from: mailFrom,
      agencyName: readAgencyName(env, defaults.agencyName),
      phone: read(env, 'ENQUIRY_AGENCY_PHONE') ?? defaults.phone,
      next: read(env, 'ENQUIRY_NEXT') ?? defaults.next ?? defaultNext,
      smtpUrl,
      outboxFolder: readOutboxFolder(env),
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
      attempts: readInteger(env, 'ENQUIRY_MAIL_ATTEMPTS', { fallback: 150, min: 1, max: 10_000 }),
      backoffMs,
      backoffMaxMs: readInteger(env, 'ENQUIRY_MAIL_BACKOFF_MAX_MS', {
        fallback: Math.max(3_600_000, backoffMs),
        min: backoffMs,
        max: 86_400_000,
      }),
      leaseMs: readInteger(env, 'ENQUIRY_MAIL_LEASE_MS', { fallback: 15_000, min: 100, max: 3_600_000 }),
    },
    ratePerMinute: readInteger(env, 'ENQUIRY_RATE_PER_MINUTE', { fallback: 60, min: 1, max: 1_000_000 }),
    allowedOrigins: readOrigins(env),
    trustedProxies: readInteger(env, 'ENQUIRY_TRUST_PROXY', { fallback: 0, min: 0, max: 16 }),
    retainDays: readInteger(env, 'ENQUIRY_RETAIN_DAYS', { fallback: undefined, min: 1, max: 36_500 }),
    logLevel: readLogLevel(env),
  };
}

/** Describes the database and the delivery of mails, without secrets, for a start-up message. */
export function describeConfig(config: ServiceConfig): { enquiries: string; mails: string } {
  const { smtpUrl, outboxFolder } = config.mail;
  return {
    enquiries: describeDatabase(config.database),
    mails:
      smtpUrl === undefined
        ? `files in ${outboxFolder}: nobody is mailed until SMTP_URL is set`
        : maskUrl(smtpUrl),
  };
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
