import { scrollBehaviour } from '../actors/motion.ts';

/** How far to scroll so that a stretch is in the middle of a pane, or begins at its edge when it is longer, px. */
const distance = (start: number, end: number, paneStart: number, length: number) =>
  end - start > length ? start - paneStart : (start + end - length) / 2 - paneStart;

/** Scrolls a chart's pane to the innermost of some states. */
export function bringToView(pane: HTMLElement, states: readonly string[]): void {
  const boxes = states
    .map((id) => pane.querySelector(`[data-state="${id}"]:is([data-kind=atomic], [data-kind=final])`))
    .filter((box) => box !== null)
    .map((box) => box.getBoundingClientRect());
  if (boxes.length === 0) return;
  const { left, top } = pane.getBoundingClientRect();
  const edges = (pick: (box: DOMRect) => number) => boxes.map(pick);
  const [from, to] = [Math.min(...edges((box) => box.left)), Math.max(...edges((box) => box.right))];
  const [above, below] = [Math.min(...edges((box) => box.top)), Math.max(...edges((box) => box.bottom))];
  pane.scrollBy({
    left: distance(from, to, left, pane.clientWidth),
    top: distance(above, below, top, pane.clientHeight),
    behavior: scrollBehaviour(),
  });
}
