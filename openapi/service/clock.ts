import { setTimeout as sleep } from 'node:timers/promises';

/** The workers' clock; tests simulate it. */
export interface Clock {
  /** ms since 1970; jumps when the system's clock is corrected. */
  now(): number;
  /** Monotonic time, in ms. */
  elapsed(): number;
  /** Resolves after `ms`, or earlier when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const dayMs = 86_400_000;

export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  // Rejects only when aborted.
  wait: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
};
