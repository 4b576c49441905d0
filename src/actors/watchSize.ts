/**
 * Calls back when an element has been laid out, and after each change of its size: reading its layout then costs no
 * reflow. Without `ResizeObserver` it calls back once, at once.
 *
 * @returns a function that ends it
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
