/** A finger that moves further than this, px, swipes. */
const SLOP = 8;
/** A swipe this long leads to the next slide: px, or a share of the width where that is less. */
const FAR = 120;
const FAR_PART = 0.2;
/** So does one this fast, px/ms, however short. */
const FAST = 0.35;

interface Swipe {
  /** The finger's way to the left, px. */
  onMove: (pixels: number) => void;
  /** The finger is lifted: -1 leads to the slide before, 1 to the next, 0 back. */
  onEnd: (steps: -1 | 0 | 1) => void;
}

/**
 * Listens for sideways swipes of a finger or a pen; the element needs `touch-action: pan-y`, so that the browser still
 * scrolls the page. A mouse drags links and text instead.
 *
 * @returns a function that ends it
 */
export function listenForSwipes(element: HTMLElement, { onMove, onEnd }: Swipe): () => void {
  let isSwiping = false;
  let ending = new AbortController();
  const finish = (steps: -1 | 0 | 1) => {
    ending.abort();
    if (isSwiping) onEnd(steps);
    isSwiping = false;
  };

  const start = ({ pointerType, isPrimary, pointerId, clientX, timeStamp }: PointerEvent) => {
    if (pointerType === 'mouse' || !isPrimary) return;
    // A pen may be set down beside a finger.
    finish(0);
    ending = new AbortController();
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.pointerId === pointerId) listener(event);
        },
        { signal: ending.signal },
      );
    const leftBy = (event: PointerEvent) => clientX - event.clientX;

    listen('pointermove', (event) => {
      isSwiping ||= Math.abs(leftBy(event)) > SLOP;
      if (isSwiping) onMove(leftBy(event));
    });
    listen('pointerup', (event) => {
      const pixels = leftBy(event);
      const isFast = Math.abs(pixels) / Math.max(1, event.timeStamp - timeStamp) > FAST;
      const isFar = Math.abs(pixels) > Math.min(FAR, element.clientWidth * FAR_PART);
      finish(!isFast && !isFar ? 0 : pixels > 0 ? 1 : -1);
    });
    listen('pointercancel', () => finish(0));
  };
  element.addEventListener('pointerdown', start);
  return () => {
    element.removeEventListener('pointerdown', start);
    ending.abort();
  };
}
