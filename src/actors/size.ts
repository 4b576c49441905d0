/**
 * Calls back when the size of an element changes, where the browser can tell.
 *
 * @returns what ends it
 */
export function watchSize(element: Element, then: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  // The observer begins with the size as it is.
  let isChange = false;
  const sizes = new ResizeObserver(() => {
    if (isChange) then();
    isChange = true;
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}
