/** A clock that tests advance, and whose wall time they correct. */
import type { Clock } from '../../../openapi/service/clock.ts';

export interface SimulatedClock extends Clock {
  /** Advances the clock by `ms`. */
  pass(ms: number): void;
  /** Corrects the wall time by `ms`, forward or back; no time passes. */
  correct(ms: number): void;
}

/** @param start wall time, ms since 1970 */
export function simulatedClock(start = Date.parse('2026-03-15T04:00:00Z')): SimulatedClock {
  let elapsed = 0;
  let correction = 0;
  let waits: { until: number; end: () => void }[] = [];
  return {
    now: () => start + elapsed + correction,
    elapsed: () => elapsed,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const wait = {
          until: elapsed + ms,
          end() {
            signal.removeEventListener('abort', wait.end);
            waits = waits.filter((other) => other !== wait);
            resolve();
          },
        };
        waits.push(wait);
        signal.addEventListener('abort', wait.end);
      }),
    pass(ms) {
      elapsed += ms;
      for (const wait of waits.filter(({ until }) => until <= elapsed)) wait.end();
    },
    correct(ms) {
      correction += ms;
    },
  };
}
