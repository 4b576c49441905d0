import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { carouselMachine } from '../../../machines/carousel.machine.ts';
import { usePauseReasons } from '../../actors/pauseReasons.ts';
import { watchSize } from '../../actors/size.ts';
import { inspection } from '../../boot/inspect.ts';
import { createRing, modulo, type Ring } from './ring.ts';
import { listenForSwipes } from './swipe.ts';

/**
 * A carousel: its machine, and the ring of slides that follows it.
 *
 * @param count how many slides
 * @param elements the region that pauses under pointer and focus, and the row of slides
 */
export function useCarousel(
  count: number,
  { region, row }: { region: RefObject<HTMLElement | null>; row: RefObject<HTMLElement | null> },
) {
  const [snapshot, send] = useMachine(carouselMachine, { ...inspection, input: { count } });
  usePauseReasons(region, send);
  const { index } = snapshot.context;
  const isStill = snapshot.matches({ motion: 'reduced' });
  const ring = useRef<Ring>(null);
  const [isHydrated, setHydrated] = useState(false);

  useLayoutEffect(() => {
    const element = row.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    ring.current = createRing(element);
    const unwatchSize = watchSize(frame, () => {
      // Before hydration a visitor may have scrolled the slides.
      const scrolledTo = Math.round(frame.scrollLeft / (frame.clientWidth || 1));
      if (scrolledTo > 0) {
        frame.scrollTo({ left: 0, behavior: 'instant' });
        ring.current?.goTo(scrolledTo, true);
        send({ type: 'slide.swiped', index: scrolledTo });
      }
      setHydrated(true);
    });
    return () => {
      unwatchSize();
      ring.current = null;
    };
  }, [row, send]);

  useLayoutEffect(() => ring.current?.goTo(index, isStill), [index, isStill]);

  useEffect(() => {
    const frame = row.current?.parentElement;
    if (!frame) return;
    return listenForSwipes(frame, {
      onMove: (pixels) => ring.current?.drag(pixels),
      onEnd: (steps) => {
        if (steps === 0) ring.current?.settle(isStill);
        else send({ type: 'slide.swiped', index: modulo(index + steps, count) });
      },
    });
  }, [row, send, index, count, isStill]);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const type = ({ ArrowLeft: 'previous.pressed', ArrowRight: 'next.pressed' } as const)[event.key];
      if (type === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      send({ type });
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [region, send]);

  return { snapshot, send, isHydrated } as const;
}
