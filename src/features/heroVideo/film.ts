import { media } from '../../actors/motion.ts';
import { heroFilm } from '../../media/film/index.ts';
import { portraitScreen } from '../../theme/breakpoints.ts';

/** The film begins elsewhere than its poster, so it takes its place gradually. ms */
const APPEARANCE = 480;

/** A film that is not fetched before it is to be played. */
export interface Film {
  /** Attaches it, if it is not yet, and plays it. Rejects when the browser will not. */
  play(): Promise<void>;
  pause(): void;
  end(): void;
}

/**
 * @param video an empty `<video>`; it gets the composition that fits the screen, another one when the screen turns
 */
export function createFilm(video: HTMLVideoElement): Film {
  const portrait = media(portraitScreen);
  const isAttached = () =>
    video.childElementCount > 0 && video.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE;
  // React sets it on elements that it makes itself, and this one was prerendered.
  video.muted = true;

  const attach = () => {
    const { sources } = portrait.matches ? heroFilm.portrait : heroFilm.landscape;
    video.replaceChildren(
      ...sources.map(({ src, type }) => Object.assign(document.createElement('source'), { src, type })),
    );
    video.style.opacity = '0';
    video.load();
  };
  const appear = () => {
    if (video.style.opacity === '') return;
    video.style.opacity = '';
    video.animate?.({ opacity: [0, 1] }, { duration: APPEARANCE });
  };
  const turn = () => {
    if (!isAttached()) return;
    const { paused } = video;
    attach();
    // Should the browser refuse now, the other composition's poster stands there.
    if (!paused) video.play().then(appear, () => {});
  };
  portrait.addEventListener('change', turn);

  return {
    async play() {
      if (!isAttached()) attach();
      await video.play();
      appear();
    },
    pause: () => video.pause(),
    end: () => {
      portrait.removeEventListener('change', turn);
      video.pause();
    },
  };
}
