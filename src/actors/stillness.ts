import { type RefObject, useEffect } from 'react';
import type { StillnessEvent } from '../../machines/stillness.ts';

/** What the surroundings tell; the pause control is the view's own. */
type Surrounding = Exclude<StillnessEvent['type'], 'control.pressed'>;

/**
 * Tells a machine what may hold it still: the pointer over an element, the keyboard in it, a hidden tab, and a visitor
 * who asked for less motion. It is told at the start as well, because all of them may be so already.
 *
 * @param element what moves by itself, its controls included
 * @param send the machine's; has to stay the same
 */
export function useStillness(
  element: RefObject<HTMLElement | null>,
  send: (event: { type: Surrounding }) => void,
): void {
  useEffect(() => {
    const moving = element.current;
    if (moving === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const tell = (type: Surrounding) => () => send({ type });

    moving.addEventListener('pointerenter', tell('pointer.entered'), { signal });
    moving.addEventListener('pointerleave', tell('pointer.left'), { signal });
    if (moving.matches(':hover')) send({ type: 'pointer.entered' });

    // A press by pointer focuses too, but it is the keyboard that needs things to stand still.
    const tellFocus = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof Element && target.matches(':focus-visible')) send({ type: 'focus.entered' });
    };
    moving.addEventListener('focusin', tellFocus, { signal });
    moving.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && moving.contains(relatedTarget))) send({ type: 'focus.left' });
      },
      { signal },
    );
    if (moving.contains(document.activeElement)) tellFocus({ target: document.activeElement });

    const tellPage = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    document.addEventListener('visibilitychange', tellPage, { signal });
    tellPage();

    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const tellMotion = () => send({ type: reduced.matches ? 'motion.reduced' : 'motion.allowed' });
    reduced.addEventListener('change', tellMotion, { signal });
    tellMotion();

    return () => ending.abort();
  }, [element, send]);
}
