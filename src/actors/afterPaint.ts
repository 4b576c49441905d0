/** ms; where nothing is painted, as in a hidden tab, it is not waited for any longer. */
const LONGEST_WAIT = 100;

/**
 * Does something once the browser has painted what stands on the page now.
 *
 * @returns what calls it off
 */
export function afterPaint(act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    if (signal.aborted) return;
    waiting.abort();
    act();
  };
  // Before the next paint, and right after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT);
  return () => waiting.abort();
}
