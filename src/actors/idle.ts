import { startTransition, useEffect, useState } from 'react';

/** ms; a page that is never idle waits no longer. */
const LONGEST_WAIT = 1_000;

/**
 * Does something when the page has nothing better to do.
 *
 * @returns what calls it off
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}

/** Whether the page, once alive, has had nothing better to do for a moment. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
