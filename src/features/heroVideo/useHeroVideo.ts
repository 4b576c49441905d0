import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { heroVideoMachine } from '../../../machines/heroVideo.machine.ts';
import { reducedMotion } from '../../actors/motion.ts';
import { savesData } from '../../actors/savesData.ts';
import { inspection } from '../../inspection.ts';
import { createFilm, type Film, hasCodec } from './film.ts';
import { rememberPaused, wasPaused } from './pauseChoice.ts';

/**
 * Runs the `heroVideo` machine with the film, and reports the events of page and browser to it.
 *
 * @param video the element it plays in
 */
export function useHeroVideo(video: RefObject<HTMLVideoElement | null>) {
  const film = useRef<Film>(null);
  const [machine] = useState(() =>
    heroVideoMachine.provide({
      actors: { play: fromPromise(async () => film.current?.play()) },
      actions: {
        pause: () => film.current?.pause(),
        rememberPaused: () => rememberPaused(true),
        rememberPlayed: () => rememberPaused(false),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, inspection);

  useEffect(() => {
    const { current: element } = video;
    if (element === null) return;
    film.current = createFilm(element, send);
    const controller = new AbortController();
    const { signal } = controller;
    const reduced = reducedMotion();
    const sendLoaded = () =>
      send({
        type: 'page.loaded',
        hasCodec: hasCodec(element),
        isMotionReduced: reduced.matches,
        savesData: savesData(),
        wasPaused: wasPaused(),
        isHidden: document.hidden,
      });
    if (document.readyState === 'complete') sendLoaded();
    else window.addEventListener('load', sendLoaded, { signal });
    const sendVisibility = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    document.addEventListener('visibilitychange', sendVisibility, { signal });
    // Into the back/forward cache, and out of it.
    window.addEventListener('pagehide', () => send({ type: 'page.hidden' }), { signal });
    window.addEventListener('pageshow', sendVisibility, { signal });
    reduced.addEventListener('change', () => reduced.matches && send({ type: 'motion.reduced' }), { signal });
    return () => {
      controller.abort();
      film.current?.end();
    };
  }, [video, send]);

  return [snapshot, send] as const;
}
