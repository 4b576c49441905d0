import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { popOutMachine } from '../../../machines/popOut.machine.ts';
import { media } from '../../actors/motion.ts';
import { watchMotion, watchPointerAndFocus } from '../../actors/watchPauseReasons.ts';
import { watchSize } from '../../actors/watchSize.ts';
import { inspection } from '../../inspection.ts';
import { hovers } from '../../theme/breakpoints.ts';

/** The picture before the box of its layers. */
const pictureBefore = (box: Element | null) => box?.previousElementSibling?.querySelector('img') ?? null;

/**
 * Runs the `popOut` machine, and reports pointer and focus to it.
 *
 * @param box the element that holds the picture's layers, once it is on the page
 */
export function usePopOut(box: RefObject<HTMLElement | null>) {
  const [machine] = useState(() =>
    popOutMachine.provide({
      actors: {
        fetchLayers: fromPromise(async ({ signal }) => {
          const { placeLayers } = await import('./layers.ts');
          const picture = pictureBefore(box.current);
          if (box.current && picture) await placeLayers(box.current, picture, signal);
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, inspection);
  const isResting = snapshot.matches({ object: 'resting' });
  const isReduced = snapshot.matches({ motion: 'reduced' });

  useEffect(() => {
    const { current: element } = box;
    const picture = pictureBefore(element);
    // On touch screens nothing moves: a finger that passes over is scrolling.
    if (!element || !picture || !media(hovers).matches) return;
    const controller = new AbortController();
    const { signal } = controller;
    watchPointerAndFocus(element.closest('[data-pop-out]') ?? picture, send, signal);
    watchMotion(send, signal);
    // A picture of another size has its layers elsewhere.
    watchSize(picture, () => element.replaceChildren(), signal);
    return () => controller.abort();
  }, [box, send]);

  // The layers stay until the object is back.
  useEffect(() => {
    const { current: element } = box;
    if (!element || !isResting) return;
    const clear = () => element.replaceChildren();
    // Under reduced motion it is back at once, without a `transitionend` event.
    if (isReduced) clear();
    element.addEventListener('transitionend', clear);
    return () => element.removeEventListener('transitionend', clear);
  }, [box, isResting, isReduced]);

  return [snapshot, send] as const;
}
