/** The settings of mails: from whom, to whom, and how they are delivered. */
import { isEmailAddress } from '../http/validation.ts';
import {
  ConfigError,
  type Environment,
  endsHostEarly,
  maskUrl,
  percentEncoding,
  read,
} from '../variables.ts';

export interface MailConfig {
  /** Recipient of the agency's mail. */
  to: string;
  /** Sender of both mails. */
  from: string;
  agencyName: string;
  /** Phone number for the confirmation. */
  phone: string | undefined;
  /** The next steps, as a text for contactUs' response and the confirmation. */
  next: string;
  /** The mail server; without one, mails are written to files. */
  smtpUrl: string | undefined;
  /** Folder of mail files, including those from before SMTP_URL was set. */
  outboxFolder: string;
  /** Grace period, ms: an enquiry is mailed after it even without sendEmail (CALL-9). */
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

/** Reserved domains (RFC 2606, RFC 6761): the fictional agency of the initial content has one. */
const fictional = /[@.](example|test|invalid|localhost|example\.(com|net|org))$/i;

/**
 * Reads an address, by default the agency's.
 *
 * @throws ConfigError when the value is no e-mail address, or when SMTP_URL is set and the default address is
 *   fictional.
 */
export function readAddress(
  env: Environment,
  variable: string,
  fallback: string | undefined,
  smtpUrl: string | undefined,
): string {
  const given = read(env, variable);
  if (given === undefined && smtpUrl !== undefined && fictional.test(fallback ?? '')) {
    const wanted = `an address of your own, because SMTP_URL is set and the default, ${fallback}, reaches nobody`;
    throw new ConfigError(variable, given, wanted);
  }
  const address = given ?? fallback;
  if (address !== undefined && isEmailAddress(address)) return address;
  throw new ConfigError(variable, address, 'one plain e-mail address, such as hello@agency.example');
}

/**
 * Reads the agency's name.
 *
 * @throws ConfigError when it is missing, or has a control character such as a line break.
 */
export function readAgencyName(env: Environment, fallback: string | undefined): string {
  const name = read(env, 'ENQUIRY_AGENCY_NAME') ?? fallback;
  if (name !== undefined && !/\p{Cc}/u.test(name)) return name;
  throw new ConfigError('ENQUIRY_AGENCY_NAME', name, 'the name that mails are signed with, on one line');
}

/**
 * Reads the mail server, `SMTP_URL`.
 *
 * @throws ConfigError, without the password, when it is no mail server.
 */
export function readSmtpUrl(env: Environment): string | undefined {
  const url = read(env, 'SMTP_URL');
  if (url === undefined || (URL.canParse(url) && isMailServer(new URL(url)))) return url;
  const wanted = `smtp://user:password@host:port or smtps://…, ${percentEncoding}`;
  throw new ConfigError('SMTP_URL', maskUrl(url), wanted);
}

/** Scheme, optional user, host, options. A path or fragment means an unescaped character in the password. */
function isMailServer(url: URL): boolean {
  if (!/^smtps?:$/.test(url.protocol) || url.hostname === '' || endsHostEarly(url)) return false;
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') return false;
  return [url.username, url.password].every((part) => /^([^%]|%[\da-f]{2})*$/i.test(part));
}
