/**
 * Calls back when an element has been laid out, and after each change of its size, until `signal` aborts: reading its
 * layout then costs no reflow. Without `ResizeObserver` it calls back once, at once.
 */
export function watchSize(element: Element, then: () => void, signal: AbortSignal): void {
  if (typeof ResizeObserver === 'undefined') {
    then();
    return;
  }
  const sizes = new ResizeObserver(then);
  sizes.observe(element);
  signal.addEventListener('abort', () => sizes.disconnect());
}
