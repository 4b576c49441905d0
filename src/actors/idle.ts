import { startTransition, useEffect, useState } from 'react';

/** ms; a page that is never idle waits no longer. */
const LONGEST_WAIT = 1_000;

/**
 * Calls back when the page is idle, after `LONGEST_WAIT` at the latest.
 *
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}

/** True once the page is hydrated and has been idle for a moment. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
