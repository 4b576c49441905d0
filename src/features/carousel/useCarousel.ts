import { useMachine } from '@xstate/react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { carouselMachine } from '../../../machines/carousel.machine.ts';
import { usePauseReasons } from '../../actors/watchPauseReasons.ts';
import { watchSize } from '../../actors/watchSize.ts';
import { inspection } from '../../inspection.ts';
import { createRing, type Ring } from './ring.ts';
import { watchSwipes } from './swipe.ts';

/**
 * Runs the `carousel` machine; the ring of slides follows it.
 *
 * @param count how many slides
 * @param elements the region that pauses under pointer and focus, and the row of slides
 */
export function useCarousel(
  count: number,
  { region, row }: { region: RefObject<HTMLElement | null>; row: RefObject<HTMLElement | null> },
) {
  const ring = useRef<Ring>(null);
  const [machine] = useState(() =>
    carouselMachine.provide({
      actions: { followFinger: (_, { pixels }) => ring.current?.drag(pixels) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { ...inspection, input: { count } });
  usePauseReasons(region, send);
  const [isLaidOut, setLaidOut] = useState(false);

  useLayoutEffect(() => {
    const element = row.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    ring.current = createRing(element);
    const controller = new AbortController();
    const { signal } = controller;
    const layOut = () => {
      // Before hydration a visitor may have scrolled the slides.
      const scrolledTo = Math.round(frame.scrollLeft / (frame.clientWidth || 1));
      if (scrolledTo > 0) {
        frame.scrollTo({ left: 0, behavior: 'instant' });
        ring.current?.goTo(scrolledTo, true);
        send({ type: 'slides.scrolled', steps: scrolledTo });
      }
      setLaidOut(true);
    };
    watchSize(frame, layOut, signal);
    watchSwipes(frame, send, signal);
    return () => {
      controller.abort();
      ring.current = null;
    };
  }, [row, send]);

  useLayoutEffect(() => {
    if (!snapshot.matches({ slide: 'dragging' }))
      ring.current?.goTo(snapshot.context.position, snapshot.matches({ motion: 'reduced' }));
  }, [snapshot]);

  useEffect(() => {
    // Browsers fetch a lazy picture only once it is inside the frame, where its slide would come in empty.
    const [first, ...others] = row.current?.querySelectorAll('img') ?? [];
    const fetchOthers = () => {
      for (const picture of others) picture.loading = 'eager';
    };
    if (first?.complete) fetchOthers();
    first?.addEventListener('load', fetchOthers);
    return () => first?.removeEventListener('load', fetchOthers);
  }, [row]);

  /** For the controls alone: an arrow on a slide's link would hide the link that has the focus. */
  const pressKey = (event: KeyboardEvent) => {
    const type = ({ ArrowLeft: 'previous.pressed', ArrowRight: 'next.pressed' } as const)[event.key];
    if (type === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send({ type });
  };

  return [snapshot, send, { pressKey, isLaidOut }] as const;
}
