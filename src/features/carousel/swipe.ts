import type { SwipeEvent } from '../../../machines/carousel.machine.ts';

/**
 * Reports a finger or a pen on an element to a machine, until `signal` aborts; the element needs
 * `touch-action: pan-y pinch-zoom`, so that the browser still scrolls and zooms the page. A mouse drags links and text
 * instead.
 */
export function watchSwipes(
  element: HTMLElement,
  send: (event: SwipeEvent) => void,
  signal: AbortSignal,
): void {
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
    const finger = new AbortController();
    listening = finger;
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.pointerId === pointerId) listener(event);
        },
        { signal: finger.signal },
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
  element.addEventListener('pointerdown', start, { signal });
  signal.addEventListener('abort', () => listening?.abort());
}
