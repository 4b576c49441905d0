/** Hands a mail over: to an SMTP server, or as a file to a local outbox folder. */
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailConfig } from './config.ts';
import { makeFolder } from './files.ts';
import type { ClaimedMail } from './mailQueue.ts';
import { composeMail } from './mails.ts';
import { ConfigError } from './variables.ts';

export interface Delivery {
  /**
   * Resolves when the mail was taken, with the file it was written to, or undefined where a mail server took it. Rejects
   * with the reason when it was not taken, or when `signal` aborts.
   */
  deliver(claimed: ClaimedMail, signal: AbortSignal): Promise<string | undefined>;
  close(): void;
}

/** How long connecting, TLS and the greeting may take together, in ms. */
const connectPatienceMs = 30_000;

/** How long an SMTP server may be silent, in ms: with the end of a mail it may take so long (RFC 5321, 4.5.3.2.6). */
const silencePatienceMs = 600_000;

/**
 * Makes the delivery that the configuration asks for.
 *
 * @throws ConfigError naming ENQUIRY_OUTBOX_DIR when the folder cannot be made.
 */
export function createDelivery(config: MailConfig): Promise<Delivery> {
  return config.delivery.kind === 'smtp'
    ? Promise.resolve(smtpDelivery(config, config.delivery.url))
    : folderDelivery(config, config.delivery.folder);
}

/** One connection a mail: a pool would send a mail again by itself when a connection breaks after the server took it. */
function smtpDelivery(config: MailConfig, url: string): Delivery {
  const server = new URL(url);
  server.searchParams.delete('pool');
  const transport = createTransport({
    url: server.href,
    connectionTimeout: connectPatienceMs,
    greetingTimeout: connectPatienceMs,
    socketTimeout: silencePatienceMs,
  });
  return {
    async deliver(claimed, signal) {
      await transport.sendMail({ ...composeMail(claimed, config), signal });
      return undefined;
    },
    close: () => transport.close(),
  };
}

/**
 * Files named after reference and recipient, so that a second attempt replaces the first; written beside and renamed, so
 * that no half of a mail is ever seen.
 */
async function folderDelivery(config: MailConfig, folder: string): Promise<Delivery> {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new ConfigError('ENQUIRY_OUTBOX_DIR', folder, 'a folder that can be written', cause);
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(claimed) {
      const { message } = await composer.sendMail(composeMail(claimed, config));
      if (!Buffer.isBuffer(message)) throw new TypeError('The composed mail is not a buffer');
      const { reference, recipient, attempts } = claimed.mail;
      const unfinishedBy = (attempt: number) => join(folder, `.${reference}-${recipient}.${attempt}.part`);
      // What earlier attempts leave that a crash cut short.
      for (let attempt = 1; attempt < attempts; attempt += 1)
        await rm(unfinishedBy(attempt), { force: true });
      const unfinished = unfinishedBy(attempts);
      const finished = join(folder, `${reference}-${recipient}.eml`);
      try {
        {
          await using file = await open(unfinished, 'w', 0o600);
          await file.writeFile(message);
          await file.sync();
        }
        await rename(unfinished, finished);
        // The name, too, has to outlast a loss of power.
        await using names = await open(folder, 'r');
        await names.sync();
        return finished;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    close: () => composer.close(),
  };
}
