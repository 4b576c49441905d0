/** Delivers a mail: to an SMTP server, or as a file in a local outbox folder. */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder, syncToDisk } from '../files.ts';
import { ConfigError } from '../variables.ts';
import type { MailConfig } from './mailConfig.ts';
import type { ClaimedMail } from './mailQueue.ts';
import { composeMail } from './mails.ts';

/**
 * Delivers a mail. Resolves when it is accepted: with the path of its file, or with undefined from a mail server. Rejects
 * with the reason when it is refused, or when `signal` aborts.
 */
export type Delivery = (claimed: ClaimedMail, signal: AbortSignal) => Promise<string | undefined>;

/** Time limit for connecting, TLS and greeting together, in ms. */
const connectTimeoutMs = 30_000;

/** Time limit for a silent SMTP server, in ms; the end of a mail may take this long (RFC 5321, 4.5.3.2.6). */
const socketTimeoutMs = 600_000;

/**
 * Creates the configured delivery.
 *
 * @throws ConfigError naming ENQUIRY_OUTBOX_DIR when the folder cannot be made.
 */
export const createDelivery = (config: MailConfig): Delivery =>
  config.smtpUrl === undefined ? folderDelivery(config) : smtpDelivery(config, config.smtpUrl);

/** Logs in at the mail server, where there is one, and sends nothing; rejects with the reason when it cannot. */
export async function tryMailServer({ smtpUrl }: MailConfig): Promise<void> {
  if (smtpUrl !== undefined) await smtpTransport(smtpUrl).verify();
}

/** One connection per mail: a pool would resend a mail when a connection breaks after the server accepted it. */
function smtpTransport(url: string) {
  const server = new URL(url);
  server.searchParams.delete('pool');
  return createTransport({
    url: server.href,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
}

function smtpDelivery(config: MailConfig, url: string): Delivery {
  const transport = smtpTransport(url);
  return async (claimed, signal) => {
    await transport.sendMail({ ...composeMail(claimed, config), signal });
    return undefined;
  };
}

/**
 * Files named after reference and recipient, so that a second attempt replaces the first. Each is written under a
 * temporary name, so that a partial mail is never visible.
 */
function folderDelivery(config: MailConfig): Delivery {
  const folder = config.outboxFolder;
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new ConfigError('ENQUIRY_OUTBOX_DIR', folder, 'a folder that can be written', cause);
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (claimed) => {
    const { message } = await composer.sendMail(composeMail(claimed, config));
    if (!Buffer.isBuffer(message)) throw new TypeError('The composed mail is not a buffer');
    // The owner may have removed it together with old mails.
    makeFolder(folder);
    const { reference, recipient, attempts } = claimed.mail;
    const unfinishedBy = (attempt: number) => join(folder, `.${reference}-${recipient}.${attempt}.part`);
    // Partial files of earlier attempts that a crash interrupted.
    for (let attempt = 1; attempt < attempts; attempt += 1) await rm(unfinishedBy(attempt), { force: true });
    const unfinished = unfinishedBy(attempts);
    const finished = join(folder, `${reference}-${recipient}.eml`);
    try {
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, finished);
      // The directory entry has to survive a power loss too.
      await syncToDisk(folder);
      return finished;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
}
