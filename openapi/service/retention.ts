/** Erases enquiries at the age that the agency sets. */
import type { Logger } from 'pino';
import { type Clock, dayMs } from './clock.ts';
import type { Database } from './databaseTypes.ts';
import { erase, scrub } from './erasing.ts';

/** Wait after a failure, in ms. */
const afterFailureMs = 3_600_000;

interface Retention {
  /** Resolves when no erasure is running. */
  close(): Promise<void>;
}

/**
 * Erases older enquiries at once and then every day until closed; after a failure it tries again. Logs the age. An
 * enquiry with a queued mail stays, so that none is erased before the agency has heard of it.
 *
 * @param parts.retainDays age in days; undefined keeps everything
 */
export function startRetention(parts: {
  database: Database;
  folder: string;
  retainDays: number | undefined;
  log: Logger;
  clock: Clock;
}): Retention {
  const { database, folder, retainDays, log, clock } = parts;
  const closing = new AbortController();
  const { signal } = closing;
  if (retainDays === undefined) {
    log.info('enquiries are kept until somebody erases them; ENQUIRY_RETAIN_DAYS would erase old ones');
    return { close: async () => {} };
  }
  log.info({ retainDays }, 'enquiries are erased when they are older');

  let isScrubbed = true;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      let wait = dayMs;
      try {
        const before = clock.now() - retainDays * dayMs;
        const erased = await erase({ before }, { database, folder });
        if (erased.enquiries > 0) {
          isScrubbed = false;
          log.info(erased, 'old enquiries erased');
        }
        // Also after an earlier attempt that failed.
        if (!isScrubbed) await scrub(parts);
        isScrubbed = true;
      } catch (err) {
        log.error({ err }, 'old enquiries not erased');
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
