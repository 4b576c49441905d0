import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { logoStripMachine } from '../../../machines/logoStrip.machine.ts';
import { usePauseReasons } from '../../actors/pauseReasons.ts';
import { inspection } from '../../boot/inspect.ts';
import { createEndlessRun, type EndlessRun } from './endlessRun.ts';

/**
 * A strip: its machine, and the run that follows it.
 *
 * @param strip the element that pauses under pointer and focus
 * @param track the moving element
 * @param options.speed px/s
 * @param options.scrolled the strip's scroll offset when it was doubled, px; undefined until then
 */
export function useLogoStrip(
  strip: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  { speed, scrolled }: { speed: number; scrolled: number | undefined },
) {
  const [snapshot, send] = useMachine(logoStripMachine, { ...inspection });
  usePauseReasons(strip, send);
  const isPaused = snapshot.hasTag('paused');
  // A grid does not run.
  const isGrid = snapshot.matches({ motion: 'reduced' });
  const run = useRef<EndlessRun>(null);
  const isDoubled = scrolled !== undefined;

  // Before the paint of the doubled strip, whose scroll offset becomes the start of the run.
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null || scrolled === undefined || isGrid) return;
    run.current = createEndlessRun(element, speed, scrolled);
    return () => {
      run.current?.end();
      run.current = null;
    };
  }, [track, speed, scrolled, isGrid]);

  useEffect(() => {
    if (!isDoubled || isGrid) return;
    if (isPaused) run.current?.pause();
    else run.current?.play();
  }, [isPaused, isDoubled, isGrid]);

  return [snapshot, send] as const;
}
