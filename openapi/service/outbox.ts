/**
 * The worker that empties the outbox: claims what is due, delivers, and tries again later what was not taken. The
 * outbox is the database table, so nothing is lost with the process, and several workers may share it.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { MailConfig } from './config.ts';
import type { Delivery } from './delivery.ts';
import type { ClaimedMail, MailQueue } from './mailQueue.ts';
import type { Metrics } from './metrics.ts';

/** Time as the worker sees it; tests bring their own. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Resolves after `ms`, or earlier when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export interface Outbox {
  /** Says that a mail was queued, so that it goes out at once. */
  wake(): void;
  /** Claims nothing more and resolves when the mails in flight are settled. */
  close(): Promise<void>;
}

export type BackoffSettings = Pick<MailConfig, 'backoffMs' | 'backoffMaxMs'>;

/** How many mails one worker delivers at the same time. */
const batch = 5;

/** The longest idle time in ms, because another instance may queue a mail and die before it delivers it. */
const longestIdleMs = 5_000;

/** How long to leave the database alone when it failed, in ms. */
const afterFailureMs = 1_000;

/** The clock on the wall. */
export const systemClock: Clock = {
  now: Date.now,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
    }),
};

/**
 * The wait in ms after the given attempt (1 is the first): doubled each time up to the longest, and of that a random
 * share between half and all, so that mails which failed together do not come back together.
 */
export function backoff(
  attempt: number,
  settings: BackoffSettings,
  random: () => number = Math.random,
): number {
  const full = Math.min(settings.backoffMaxMs, settings.backoffMs * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** Starts the worker. It runs until closed, whatever fails. */
export function startOutbox(parts: {
  queue: MailQueue;
  delivery: Delivery;
  settings: BackoffSettings & Pick<MailConfig, 'attempts' | 'leaseMs'>;
  metrics: Pick<Metrics, 'countMail'>;
  log: Logger;
  clock?: Clock;
}): Outbox {
  const { queue, delivery, settings, metrics, log, clock = systemClock } = parts;
  const owner = randomUUID();
  const closing = new AbortController();
  let nap = new AbortController();

  const deliver = async (claimed: ClaimedMail): Promise<void> => {
    const { reference, recipient, attempts } = claimed.mail;
    const about = { reference, recipient, attempt: attempts };
    const settled = new AbortController();
    const lease = keepLease(claimed, settled.signal);
    try {
      await delivery.deliver(claimed);
    } catch (error) {
      const wait = attempts < settings.attempts ? backoff(attempts, settings) : undefined;
      const nextAttempt = wait === undefined ? undefined : clock.now() + wait;
      await untilStored(() => queue.markFailed(claimed, describe(error), nextAttempt));
      metrics.countMail(wait === undefined ? 'failed' : 'postponed');
      // Not the error itself: a mail server's answer may repeat the visitor's address.
      const reason = { ...about, ...codes(error) };
      if (wait === undefined) log.error(reason, 'mail given up');
      else log.warn({ ...reason, retryInMs: wait }, 'mail not taken');
      return;
    } finally {
      settled.abort();
      await lease;
    }
    await untilStored(() => queue.markSent(claimed, clock.now()));
    metrics.countMail('sent');
    log.info(about, 'mail sent');
  };

  /** Insists on noting what became of a mail: one that was sent and not noted would be sent again. */
  const untilStored = async (note: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (closing.signal.aborted) throw error;
        log.error({ err: error }, 'mail settled, but the database cannot note it');
        await clock.wait(afterFailureMs, closing.signal);
      }
    }
  };

  /** Renews the lease until the delivery settles, because a slow mail server is no dead worker. */
  const keepLease = async (claimed: ClaimedMail, settled: AbortSignal): Promise<void> => {
    for (;;) {
      await clock.wait(settings.leaseMs / 3, settled);
      if (settled.aborted) return;
      try {
        await queue.renewLease(claimed, clock.now(), settings.leaseMs);
      } catch (error) {
        log.error({ err: error }, 'lease not renewed');
      }
    }
  };

  /** Delivers what is due; returns how long there is nothing to do, in ms. */
  const work = async (): Promise<number> => {
    const claimed = await queue.claim(owner, clock.now(), settings.leaseMs, batch);
    const results = await Promise.allSettled(claimed.map(deliver));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    if (claimed.length > 0) return 0;
    const due = await queue.nextDue();
    return due === undefined ? longestIdleMs : Math.min(Math.max(due - clock.now(), 0), longestIdleMs);
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      // Made before the work, so that a wake during the work is not missed.
      nap = new AbortController();
      let idle = afterFailureMs;
      try {
        idle = await work();
      } catch (error) {
        log.error({ err: error }, 'outbox cannot use its database');
      }
      if (!closing.signal.aborted && idle > 0) await clock.wait(idle, nap.signal);
    }
  };
  const running = run();

  return {
    wake: () => nap.abort(),
    close() {
      closing.abort();
      nap.abort();
      return running;
    },
  };
}

const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** What nodemailer and Node say about an error without quoting anyone: `ECONNREFUSED`, `550`, `RCPT TO`. */
function codes(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return {};
  const { code, responseCode, command } = error as Record<string, unknown>;
  return { code, responseCode, command };
}
