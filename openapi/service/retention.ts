/** Erases enquiries at the age that the agency sets. */
import type { Logger } from 'pino';
import { type Clock, dayMs } from './clock.ts';
import type { Database } from './database/databaseTypes.ts';
import { erase, scrub } from './erasing.ts';

/** Wait after a failure, in ms. */
const afterFailureMs = 3_600_000;

interface Retention {
  /** Resolves when no erasure is running. */
  close(): Promise<void>;
}

/**
 * Erases older enquiries at once and then every day until closed; after a failure it tries again. Logs the age. An
 * enquiry with a queued mail stays; one whose mails were given up does not.
 *
 * @param parts.retainDays age in days; undefined keeps everything
 */
export function startRetention(parts: {
  database: Database;
  /** The outbox folder. */
  folder: string;
  retainDays: number | undefined;
  log: Logger;
  clock: Clock;
}): Retention {
  const { retainDays, log, clock } = parts;
  const closing = new AbortController();
  const { signal } = closing;
  if (retainDays === undefined) {
    log.info('enquiries are kept until somebody erases them; ENQUIRY_RETAIN_DAYS would erase old ones');
    return { close: async () => {} };
  }
  log.info({ retainDays }, 'enquiries are erased when they are older');

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      let wait = dayMs;
      try {
        const before = clock.now() - retainDays * dayMs;
        const erased = await erase({ before }, parts);
        if (erased.enquiries > 0) log.info(erased, 'old enquiries erased');
        // Also when nothing was erased: an earlier attempt may have failed, or its process ended.
        await scrub(parts);
      } catch (err) {
        log.error({ err }, 'retention failed; tried again in an hour');
        wait = afterFailureMs;
      }
      await clock.wait(wait, signal);
    }
  };
  const running = run();
  return {
    close() {
      closing.abort();
      return running;
    },
  };
}
