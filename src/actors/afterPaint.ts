/** The longest wait, ms: a hidden tab paints nothing. */
const LONGEST_WAIT = 100;

/**
 * Calls back once the browser has painted the current state of the page.
 *
 * @returns a function that cancels it
 */
export function afterPaint(act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    if (signal.aborted) return;
    waiting.abort();
    act();
  };
  // The frame callback runs before the next paint; the timer that it sets runs right after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT);
  return () => waiting.abort();
}
