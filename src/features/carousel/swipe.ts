import type { SwipeEvent } from '../../../machines/carousel.machine.ts';

/**
 * Reports a finger or a pen on an element to a machine; the element needs `touch-action: pan-y pinch-zoom`, so
 * that the browser still scrolls and zooms the page. A mouse drags links and text instead.
 *
 * @returns a function that ends it
 */
export function listenForSwipes(element: HTMLElement, send: (event: SwipeEvent) => void): () => void {
  /** Of the finger that is down. */
  let listening: AbortController | undefined;
  const finish = (event: SwipeEvent) => {
    if (!listening) return;
    listening.abort();
    listening = undefined;
    send(event);
  };

  const start = ({ pointerType, isPrimary, pointerId, clientX, timeStamp }: PointerEvent) => {
    if (pointerType === 'mouse' || !isPrimary) return;
    // A pen may be set down beside a finger.
    finish({ type: 'drag.cancelled' });
    listening = new AbortController();
    const { signal } = listening;
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.pointerId === pointerId) listener(event);
        },
        { signal },
      );
    const leftBy = (event: PointerEvent) => clientX - event.clientX;

    listen('pointermove', (event) => send({ type: 'drag.moved', pixels: leftBy(event) }));
    listen('pointerup', (event) =>
      finish({
        type: 'drag.ended',
        pixels: leftBy(event),
        width: element.clientWidth,
        duration: event.timeStamp - timeStamp,
      }),
    );
    listen('pointercancel', () => finish({ type: 'drag.cancelled' }));
  };
  element.addEventListener('pointerdown', start);
  return () => {
    element.removeEventListener('pointerdown', start);
    listening?.abort();
  };
}
