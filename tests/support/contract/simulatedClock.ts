/** A clock that stands still until a test lets time pass, and that can be corrected. */
import type { Clock } from '../../../openapi/service/clock.ts';

export interface SimulatedClock extends Clock {
  /** Lets time pass, in ms. */
  pass(ms: number): void;
  /** Sets the clock on the wall forward, or back, by so many ms; no time passes. */
  correct(ms: number): void;
}

/** @param start of the clock on the wall, ms since 1970 */
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
