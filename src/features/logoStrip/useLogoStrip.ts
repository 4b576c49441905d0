import { useMachine } from '@xstate/react';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { logoStripMachine } from '../../../machines/logoStrip.machine.ts';
import { whenIdle } from '../../actors/idle.ts';
import { usePauseReasons } from '../../actors/watchPauseReasons.ts';
import { inspection } from '../../inspection.ts';
import { createEndlessRun, type EndlessRun } from './endlessRun.ts';

/** The speeds of strips, px/s: 1 px a frame on the home page, 2 elsewhere, and 60 frames a second (MOTION-7). */
export const stripSpeed = { home: 60, elsewhere: 120 } as const;

/**
 * Loads all pictures of a track, which share a file, as soon as one of them is loaded: WebKit loads none that an
 * animation brings into view.
 *
 * @returns a function that stops waiting for the first
 */
function loadTogether(track: HTMLElement): () => void {
  const pictures = [...track.querySelectorAll('img')];
  const load = () => {
    for (const picture of pictures) picture.loading = 'eager';
  };
  if (pictures.some(({ complete }) => complete)) load();
  const controller = new AbortController();
  track.addEventListener('load', load, { capture: true, once: true, signal: controller.signal });
  return () => controller.abort();
}

/**
 * Runs the `logoStrip` machine; the strip's animation follows it.
 *
 * @param strip the element that pauses under pointer and focus
 * @param track the moving element
 */
export function useLogoStrip(
  strip: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  speed: keyof typeof stripSpeed,
) {
  const [snapshot, send] = useMachine(logoStripMachine, inspection);
  usePauseReasons(strip, send);
  const isPaused = snapshot.hasTag('paused');
  // A grid does not run.
  const isGrid = snapshot.matches({ motion: 'reduced' });
  // Deferred, so that the copy's render does not delay a press.
  const isDoubled = useDeferredValue(snapshot.matches({ track: 'doubled' }));
  /** The strip's scroll offset when the page was idle, px. */
  const scrolled = useRef(0);
  const run = useRef<EndlessRun>(null);

  useEffect(
    () =>
      whenIdle(() => {
        scrolled.current = track.current?.parentElement?.scrollLeft ?? 0;
        send({ type: 'page.settled' });
      }),
    [track, send],
  );

  useEffect(() => {
    if (track.current && isDoubled && !isGrid) return loadTogether(track.current);
  }, [track, isDoubled, isGrid]);

  // Before the paint of the doubled strip, whose scroll offset becomes the start of the run.
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null || !isDoubled || isGrid) return;
    run.current = createEndlessRun(element, stripSpeed[speed], scrolled.current);
    return () => {
      run.current?.end();
      run.current = null;
    };
  }, [track, speed, isDoubled, isGrid]);

  useEffect(() => {
    if (!isDoubled || isGrid) return;
    if (isPaused) run.current?.pause();
    else run.current?.play();
  }, [isPaused, isDoubled, isGrid]);

  return [snapshot, send, { isDoubled }] as const;
}
