import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useMemo, useRef } from 'react';
import { useInView } from 'react-intersection-observer';
import { useIdle } from '../../actors/idle.ts';
import { FILM, homeWords } from '../../content/home.ts';
import { TextAnimation } from '../../features/textAnimation/TextAnimation.tsx';
import { promoFilm } from '../../media/film/index.ts';
import { description } from '../../theme/text.css.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { FitBlock } from '../../ui/FitBlock.tsx';
import { ChevronDown } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import * as css from './FilmBand.css.ts';

/** The id of the film's heading. */
const HEADING = 'film';

/** The distance at which the film is styled and its poster fetched: `<video>` has no `loading="lazy"`. */
const NEAR = '800px 0px';

/** True once none of its files could be fetched or played. */
const hasFailed = (film: HTMLVideoElement) => film.networkState === film.NETWORK_NO_SOURCE;

/**
 * Plays the film where the browser's player ignores a press: Chromium until something is loaded, every browser once the
 * files have failed. Later, so that a browser which plays it by itself is not told twice.
 */
function playIgnored({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) {
  setTimeout(() => {
    if (hasFailed(film)) film.load();
    if (film.paused && film.readyState === 0) film.play().catch(() => {});
  });
}

function playByKey(event: KeyboardEvent<HTMLVideoElement>) {
  if (event.key !== ' ' || !hasFailed(event.currentTarget)) return;
  // It would scroll the page.
  event.preventDefault();
  playIgnored(event);
}

interface PlayerProps extends ComponentProps<'video'> {
  /** True to fetch the poster, and the captions once there are controls: browsers fetch both at once. */
  isNear: boolean;
}

function Player({ isNear, ...native }: PlayerProps) {
  const { captions, poster, sources } = promoFilm;
  return (
    <video
      {...native}
      className={css.player}
      playsInline
      preload="none"
      onClick={playIgnored}
      onKeyDown={playByKey}
      poster={isNear ? poster.src : undefined}
      width={poster.width}
      height={poster.height}
      aria-labelledby={HEADING}
      aria-describedby="film-caption"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track
        kind="captions"
        src={isNear && native.controls ? captions.src : undefined}
        srcLang={captions.language}
        label={captions.label}
        default
      />
    </video>
  );
}

/** Moves focus from the link to the player that replaces it. */
function leaveTo(player: () => HTMLElement | null) {
  return (link: HTMLElement | null) => () => {
    // The player can be focused once it has its controls.
    if (link !== null && link === document.activeElement) queueMicrotask(() => player()?.focus());
  };
}

/** The promotional film (HOME-5). Only a visitor's press plays it, because its long zoom can cause dizziness. */
export function FilmBand() {
  const { heading, caption, transcript } = homeWords.film;
  const { ref, inView: isNear } = useInView({ rootMargin: NEAR, triggerOnce: true, fallbackInView: true });
  // Native video controls are expensive to create, so they are added when the page is idle.
  const isIdle = useIdle();
  const player = useRef<HTMLVideoElement>(null);
  const link = useMemo(() => leaveTo(() => player.current), []);
  return (
    <section className={css.band} data-wall="neel" aria-labelledby={HEADING}>
      <div className={css.words}>
        <TextAnimation className={css.heading}>
          <FitBlock as="h2" id={HEADING} lines={heading} />
        </TextAnimation>
        <p className={description} id="film-caption">
          {caption}
        </p>
      </div>
      {/* It takes the focus of the link to it: in Firefox the next Tab would pass the player. */}
      <div id={FILM} className={css.place} tabIndex={-1}>
        <div ref={ref} className={`${css.film} ${css.scripted} ${isNear ? '' : css.far}`}>
          <Player ref={player} controls={isIdle} isNear={isNear} />
          {isIdle || (
            <span className={css.file}>
              <ButtonAnchor ref={link} href={promoFilm.sources.at(-1)?.src}>
                Open the film
              </ButtonAnchor>
            </span>
          )}
        </div>
        <noscript>
          <div className={css.film}>
            <Player controls isNear />
          </div>
        </noscript>
      </div>
      <details className={css.transcript}>
        <summary className={css.toggle}>
          Transcript <ChevronDown />
        </summary>
        <div className={`${description} ${css.transcriptText}`}>
          <Paragraphs of={transcript} />
        </div>
      </details>
    </section>
  );
}
