/**
 * Calls back when an element has been laid out, and whenever its size has changed since: then what is asked about it costs
 * no layout of its own. Where the browser cannot tell, it calls back at once, and never again.
 *
 * @returns what ends it
 */
export function watchSize(element: Element, then: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    then();
    return () => {};
  }
  const sizes = new ResizeObserver(then);
  sizes.observe(element);
  return () => sizes.disconnect();
}
