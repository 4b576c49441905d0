/** Failed attempts to deliver a mail: the reason, and whether and when to try again. */
import type { MailConfig } from './mailConfig.ts';

export type BackoffSettings = Pick<MailConfig, 'backoffMs' | 'backoffMaxMs'>;

/**
 * The wait in ms after the given attempt (1 is the first): doubled each time up to the longest, times a random share
 * between half and all, so that mails that failed together are not retried together.
 */
export function backoff(
  attempt: number,
  settings: BackoffSettings,
  random: () => number = Math.random,
): number {
  const full = Math.min(settings.backoffMaxMs, settings.backoffMs * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** True when a mail server permanently refused the recipient or the mail, not sender or login (RFC 5321, 4.2.1). */
export function isPermanent(error: unknown): boolean {
  const { responseCode, command } = codes(error);
  const isForGood = typeof responseCode === 'number' && responseCode >= 500;
  return isForGood && (command === 'RCPT TO' || command === 'DATA');
}

/** The reason of a failed attempt, for its row. */
export const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** The codes in an error of nodemailer or Node, which quote no visitor: `ECONNREFUSED`, `550`, `RCPT TO`. */
export function codes(error: unknown): { code?: unknown; responseCode?: unknown; command?: unknown } {
  if (typeof error !== 'object' || error === null) return {};
  const { code, responseCode, command } = error as Record<string, unknown>;
  return { code, responseCode, command };
}
