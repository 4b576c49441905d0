/** px a finger moves before it means to swipe. */
const SLOP = 8;
/** px, or this part of the width where that is less, that turn to the next slide. */
const FAR = 120;
const FAR_PART = 0.2;
/** px/ms that do so too, however short the way. */
const FAST = 0.35;

interface Swipe {
  /** How far to the left the finger is, px. */
  onMove: (pixels: number) => void;
  /** Let go: -1 to the slide before, 1 to the next, 0 back. */
  onEnd: (steps: -1 | 0 | 1) => void;
}

/**
 * Listens for sideways swipes of a finger or a pen; the element needs `touch-action: pan-y`, so that scrolling the page
 * stays the browser's. A mouse drags links and words instead.
 *
 * @returns what ends it
 */
export function listenForSwipes(element: HTMLElement, { onMove, onEnd }: Swipe): () => void {
  let ending = new AbortController();

  const start = ({ pointerType, isPrimary, pointerId, clientX, timeStamp }: PointerEvent) => {
    if (pointerType === 'mouse' || !isPrimary) return;
    let isSwiping = false;
    ending.abort();
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
      ending.abort();
      if (!isSwiping) return;
      const pixels = leftBy(event);
      const isFast = Math.abs(pixels) / Math.max(1, event.timeStamp - timeStamp) > FAST;
      const isFar = Math.abs(pixels) > Math.min(FAR, element.clientWidth * FAR_PART);
      onEnd(!isFast && !isFar ? 0 : pixels > 0 ? 1 : -1);
    });
    listen('pointercancel', () => {
      ending.abort();
      if (isSwiping) onEnd(0);
    });
  };
  element.addEventListener('pointerdown', start);
  return () => {
    element.removeEventListener('pointerdown', start);
    ending.abort();
  };
}
