import { GRAPH } from './seo/followGraph.ts';

/** Takes a prerendered page away, with what stands for it in the head: between the marks, and its graph. */
export function clear(container: HTMLElement): void {
  container.replaceChildren();
  document.querySelector(GRAPH)?.remove();
  const marks = document.createNodeIterator(document.head, NodeFilter.SHOW_COMMENT);
  const [start, end] = [marks.nextNode(), marks.nextNode()];
  if (start === null || end === null) return;
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  range.deleteContents();
}
