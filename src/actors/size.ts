/**
 * Calls back when the size of an element changes, where the browser can tell.
 *
 * @returns what ends it
 */
export function watchSize(element: Element, then: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new ResizeObserver(then);
  sizes.observe(element);
  return () => sizes.disconnect();
}
