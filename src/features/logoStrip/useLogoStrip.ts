import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { logoStripMachine } from '../../../machines/logoStrip.machine.ts';
import { useStillness } from '../../actors/stillness.ts';
import { inspection } from '../../inspect.ts';
import { createEndlessRun, type EndlessRun } from './endlessRun.ts';

/**
 * A strip: its machine, and the run that obeys it.
 *
 * @param strip what the pointer and the keyboard hold
 * @param track what runs, once it is doubled
 * @param speed px/s
 */
export function useLogoStrip(
  strip: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  { speed, isDoubled }: { speed: number; isDoubled: boolean },
) {
  const [snapshot, send] = useMachine(logoStripMachine, { ...inspection });
  useStillness(strip, send);
  const isHeld = snapshot.hasTag('held');
  // It has no place to run: it stands as a grid.
  const isGrid = snapshot.matches({ motion: 'reduced' });
  const run = useRef<EndlessRun>(null);

  useEffect(() => {
    const element = track.current;
    if (element === null || !isDoubled || isGrid) return;
    run.current = createEndlessRun(element, speed);
    return () => {
      run.current?.end();
      run.current = null;
    };
  }, [track, speed, isDoubled, isGrid]);

  useEffect(() => {
    if (!isDoubled || isGrid) return;
    if (isHeld) run.current?.pause();
    else run.current?.play();
  }, [isHeld, isDoubled, isGrid]);

  return [snapshot, send] as const;
}
