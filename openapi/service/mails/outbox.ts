/**
 * The outbox worker: claims due mails, delivers them, and retries after failures. The outbox is a database table, so no
 * mail is lost with the process, and several workers may share it.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { MailRow } from '../database/tables.ts';
import type { Metrics } from '../http/metrics.ts';
import { abandonedLeases } from './abandoned.ts';
import type { Delivery } from './delivery.ts';
import type { MailConfig } from './mailConfig.ts';
import type { ClaimedMail, MailQueue } from './mailQueue.ts';
import { type BackoffSettings, backoff, codes, describe, isPermanent } from './retrying.ts';

export interface Outbox {
  /** Starts work at once, because a mail is due. */
  wake(): void;
  /** Claims no more mails, and resolves when those in flight are settled. */
  close(): Promise<void>;
}

/** Mails that one worker delivers at the same time. */
export const slots = 10;

/** Longest delivery, in ms: a slow server that always sends something could keep it open for ever. */
export const longestDeliveryMs = 900_000;

/** Shortest idle time, in ms: a due mail cannot be claimed while another session has locked its row. */
const shortestIdleMs = 20;

/** Longest idle time, in ms, because another instance may queue a mail and die before it delivers it. */
const longestIdleMs = 5_000;

/** Wait for more slots to become free, in ms. */
const gatherMs = 20;

/** Pause after a failure of the database, in ms. */
const afterFailureMs = 1_000;

/** Starts the worker. It runs until closed, through all failures. */
export function startOutbox(parts: {
  queue: MailQueue;
  delivery: Delivery;
  settings: BackoffSettings & Pick<MailConfig, 'attempts' | 'leaseMs'>;
  metrics: Pick<Metrics, 'countMail'>;
  log: Logger;
  clock: Clock;
}): Outbox {
  const { queue, delivery, settings, metrics, log, clock } = parts;
  const owner = randomUUID();
  const abandoned = abandonedLeases(settings.leaseMs);
  const inFlight = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let idleWait = new AbortController();
  let isGathering = false;
  /** Monotonic time of the next look for abandoned leases, in ms. */
  let nextLook = Number.NEGATIVE_INFINITY;
  let longest = longestIdleMs;

  /** Delivers a mail while its lease is renewed; resolves with its file, where there is no mail server. */
  const attempt = async (claimed: ClaimedMail): Promise<string | undefined> => {
    const tooLong = new AbortController();
    const settled = new AbortController();
    const timeLimit = clock.wait(longestDeliveryMs, settled.signal).then(() => {
      if (!settled.signal.aborted) tooLong.abort(new Error('The delivery took too long.'));
    });
    const lease = keepLease(claimed, settled.signal);
    try {
      return await delivery(claimed, tooLong.signal);
    } finally {
      settled.abort();
      await Promise.all([timeLimit, lease]);
    }
  };

  const deliver = async (claimed: ClaimedMail): Promise<void> => {
    const { reference, recipient, attempts, asked_at } = claimed.mail;
    const about = { reference, recipient, attempt: attempts };
    const isUnasked = asked_at === null;
    try {
      const isAllowed = recipient === 'agency' || (await queue.allowConfirmation(claimed, clock.now()));
      if (isAllowed) {
        const file = await attempt(claimed);
        await untilStored(() => queue.markSent(claimed, clock.now(), file));
        log.info(isUnasked ? { ...about, isUnasked } : about, 'mail sent');
      } else log.warn(about, 'confirmation withheld: too many for its address or the day');
      metrics.countMail(isAllowed ? 'sent' : 'withheld', isUnasked);
    } catch (error) {
      // A refusal of the agency's mail has causes that can be mended: a full mailbox, a quota, a setting.
      const isFinal = recipient === 'visitor' && isPermanent(error);
      const wait = attempts < settings.attempts && !isFinal ? backoff(attempts, settings) : undefined;
      const nextAttempt = wait === undefined ? undefined : clock.now() + wait;
      await untilStored(() => queue.markFailed(claimed, describe(error), nextAttempt));
      metrics.countMail(wait === undefined ? 'failed' : 'postponed', isUnasked);
      // Not the error itself: a mail server's reply may repeat the visitor's address.
      const reason = { ...about, ...codes(error) };
      if (wait === undefined) log.error(reason, 'mail given up');
      else log.warn({ ...reason, retryInMs: wait }, 'mail not taken');
    }
  };

  /** Retries until the outcome is stored: a sent mail still marked as queued would be sent again. */
  const untilStored = async (note: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        log.error({ err: error }, 'mail settled, but the database cannot note it');
        // After a restart, the lease is abandoned and ends.
        if (closing.signal.aborted) return;
        await clock.wait(afterFailureMs, closing.signal);
      }
    }
  };

  /** Renews the lease until the delivery settles: a slow mail server is no dead worker. */
  const keepLease = async (claimed: ClaimedMail, settled: AbortSignal): Promise<void> => {
    for (;;) {
      await clock.wait(settings.leaseMs / 3, settled);
      if (settled.aborted) return;
      try {
        await queue.renewLease(claimed, clock.now());
      } catch (error) {
        log.error({ err: error }, 'lease not renewed');
      }
    }
  };

  /** Ends abandoned leases, several times per lease period. */
  const endAbandoned = async (): Promise<void> => {
    const now = clock.elapsed();
    if (now < nextLook) return;
    // Leases of other workers, and own ones on mails not in flight, because the answer to a claim was lost.
    const others = (await queue.leases()).filter((lease) => !inFlight.has(mailKey(lease)));
    for (const lease of abandoned(others, now)) await queue.endLease(lease);
    longest = others.length > 0 ? Math.min(longestIdleMs, settings.leaseMs / 2) : longestIdleMs;
    nextLook = now + settings.leaseMs / 4;
  };

  /** Fills free slots: at once when half are free, else after a moment, because one claim takes several mails. */
  const refill = async (): Promise<void> => {
    if (inFlight.size > slots / 2) {
      if (isGathering) return;
      isGathering = true;
      await clock.wait(gatherMs, closing.signal);
      isGathering = false;
    }
    idleWait.abort();
  };

  /** Starts deliveries in the free slots; resolves with the idle time until the next work, in ms. */
  const work = async (): Promise<number> => {
    await endAbandoned();
    const free = slots - inFlight.size;
    const claimed = free > 0 ? await queue.claim(owner, clock.now(), free) : [];
    for (const each of claimed) {
      const key = mailKey(each.mail);
      const delivering = deliver(each).finally(() => {
        inFlight.delete(key);
        void refill();
      });
      inFlight.set(key, delivering);
    }
    // A slot that becomes free ends the wait.
    if (claimed.length === free) return longest;
    const due = await queue.nextDue();
    return due === undefined ? longest : Math.min(Math.max(due - clock.now(), shortestIdleMs), longest);
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      // Created before the work, so that a wake during the work is not missed.
      idleWait = new AbortController();
      let idle = afterFailureMs;
      try {
        idle = await work();
      } catch (error) {
        log.error({ err: error }, 'outbox cannot use its database');
      }
      if (!closing.signal.aborted) await clock.wait(idle, idleWait.signal);
    }
    await Promise.all(inFlight.values());
  };
  const running = run();

  return {
    wake: () => idleWait.abort(),
    close() {
      closing.abort();
      idleWait.abort();
      return running;
    },
  };
}

const mailKey = ({ reference, recipient }: Pick<MailRow, 'reference' | 'recipient'>): string =>
  `${reference} ${recipient}`;
