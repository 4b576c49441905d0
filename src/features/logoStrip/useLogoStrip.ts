import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { logoStripMachine } from '../../../machines/logoStrip.machine.ts';
import { useStillness } from '../../actors/stillness.ts';
import { inspection } from '../../boot/inspect.ts';
import { createEndlessRun, type EndlessRun } from './endlessRun.ts';

/**
 * A strip: its machine, and the run that obeys it.
 *
 * @param strip what the pointer and the keyboard hold
 * @param track what runs, once it is doubled
 * @param options.speed px/s
 * @param options.pushed how far it was pushed along by hand before it was doubled, px; it is not doubled yet without
 */
export function useLogoStrip(
  strip: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  { speed, pushed }: { speed: number; pushed: number | undefined },
) {
  const [snapshot, send] = useMachine(logoStripMachine, { ...inspection });
  useStillness(strip, send);
  const isHeld = snapshot.hasTag('held');
  // It has no place to run: it stands as a grid.
  const isGrid = snapshot.matches({ motion: 'reduced' });
  const run = useRef<EndlessRun>(null);
  const isDoubled = pushed !== undefined;

  // Before the doubled strip is painted, which is not scrolled any more: the run stands where it was pushed to.
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null || pushed === undefined || isGrid) return;
    run.current = createEndlessRun(element, speed, pushed);
    return () => {
      run.current?.end();
      run.current = null;
    };
  }, [track, speed, pushed, isGrid]);

  useEffect(() => {
    if (!isDoubled || isGrid) return;
    if (isHeld) run.current?.pause();
    else run.current?.play();
  }, [isHeld, isDoubled, isGrid]);

  return [snapshot, send] as const;
}
