import { UNPLAYABLE } from '../../../machines/heroVideo.machine.ts';
import { headStatus } from '../../actors/headStatus.ts';
import { media } from '../../actors/motion.ts';
import { type FilmSources, heroFilm } from '../../media/film/index.ts';
import { portraitScreen } from '../../theme/breakpoints.ts';

/** The film fades in, ms: its first frame differs from the poster. */
const APPEARANCE = 480;

/** Events that the browser sends without the visitor's action. */
interface FilmEvent {
  type: 'composition.changed' | 'film.stopped' | 'film.waited' | 'film.resumed';
}

/** Controls a lazily attached film. */
export interface Film {
  /**
   * Attaches it, unless it is attached, and plays it. Rejects when the browser refuses, and with an error named
   * `UNPLAYABLE` when no retry can succeed.
   */
  play(): Promise<void>;
  pause(): void;
  end(): void;
}

/** True when the browser plays one of the film's codecs. */
export const hasCodec = (video: HTMLVideoElement): boolean =>
  [...heroFilm.landscape, ...heroFilm.portrait].some(({ type }) => video.canPlayType(type) !== '');

/** The reason that a film fails: network errors may pass, a missing or unreadable file stays so. */
async function failureOf({ error, lastElementChild: source }: HTMLVideoElement): Promise<Error> {
  const failure = new Error('No source of the film can be played');
  const isOfNetwork = error !== null && error.code < MediaError.MEDIA_ERR_DECODE;
  if (isOfNetwork || !(source instanceof HTMLSourceElement)) return failure;
  // A `<source>`'s error event carries no cause.
  const status = await headStatus(source.src);
  const isFinal = status === 404 || (status !== undefined && status < 300);
  return isFinal ? Object.assign(failure, { name: UNPLAYABLE }) : failure;
}

/**
 * Controls the film of a `<video>`.
 *
 * @param video an empty `<video>`; it gets the composition that fits the screen
 * @param send called when the browser pauses, waits or resumes by itself, or another composition fits
 */
export function createFilm(video: HTMLVideoElement, send: (event: FilmEvent) => void): Film {
  const portrait = media(portraitScreen);
  const fitting = () => (portrait.matches ? heroFilm.portrait : heroFilm.landscape);
  const controller = new AbortController();
  const { signal } = controller;
  let attached: FilmSources | undefined;
  let fail = () => {};

  const isPlayable = () =>
    attached === fitting() && video.error === null && video.networkState !== video.NETWORK_NO_SOURCE;
  const attach = (sources?: FilmSources) => {
    attached = sources;
    video.replaceChildren(
      ...(sources ?? []).map(({ src, type }) =>
        Object.assign(document.createElement('source'), { src, type }),
      ),
    );
    video.style.opacity = '0';
    video.load();
  };
  const appear = () => {
    if (video.style.opacity === '') return;
    video.style.opacity = '';
    video.animate?.({ opacity: [0, 1] }, { duration: APPEARANCE });
  };
  const changeComposition = () => {
    send({ type: 'composition.changed' });
    // A frame of one composition must not lie on the poster of the other.
    if (attached && attached !== fitting()) attach();
  };

  portrait.addEventListener('change', changeComposition, { signal });
  video.addEventListener(
    'error',
    ({ target }) => {
      // After a failed source the browser tries the next one.
      if (target !== video && target !== video.lastElementChild) return;
      fail();
      send({ type: 'film.stopped' });
    },
    // A source's error does not bubble.
    { signal, capture: true },
  );
  // These events are queued, so the state is read again.
  video.addEventListener('pause', () => video.paused && send({ type: 'film.stopped' }), { signal });
  video.addEventListener('waiting', () => video.seeking || send({ type: 'film.waited' }), { signal });
  video.addEventListener('playing', () => video.paused || send({ type: 'film.resumed' }), { signal });

  return {
    async play() {
      if (!isPlayable()) attach(fitting());
      // `play()` stays pending when no source is playable.
      const failure = new Promise<never>((_, reject) => {
        fail = () => void failureOf(video).then(reject);
      });
      await Promise.race([video.play(), failure]);
      appear();
    },
    pause: () => video.pause(),
    end: () => {
      controller.abort();
      video.pause();
      // Stops the download.
      if (attached) attach();
    },
  };
}
