import { homeWords } from '../../content/home.ts';
import { TextAnimation } from '../../features/textAnimation/TextAnimation.tsx';
import { promoFilm } from '../../media/film/index.ts';
import { description } from '../../theme/text.css.ts';
import { FitBlock } from '../../ui/FitBlock.tsx';
import { ChevronDown } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './FilmBand.css.ts';
import { FILM } from './film.ts';

/** The promotional film: it plays when it is asked to and never before, because its long zoom can cause dizziness. */
export function FilmBand() {
  const { heading, caption, transcript } = homeWords.film;
  const { poster, captions, sources, width, height } = promoFilm;
  return (
    <section className={css.band} data-wall="neel" aria-labelledby={FILM}>
      <div className={css.words}>
        <TextAnimation className={css.heading}>
          <FitBlock as="h2" id={FILM} lines={heading} />
        </TextAnimation>
        <p className={description} id="film-caption">
          {caption}
        </p>
      </div>
      <div className={css.film}>
        {/* Not the film's own `poster`, which is fetched with the page, however far below its first screen. */}
        <Picture file={poster} alt="" className={css.screen} />
        <video
          className={css.screen}
          controls
          playsInline
          preload="none"
          width={width}
          height={height}
          aria-labelledby={FILM}
          aria-describedby="film-caption"
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          <track
            kind="captions"
            src={captions.src}
            srcLang={captions.language}
            label={captions.label}
            default
          />
        </video>
      </div>
      <details className={css.transcript}>
        <summary className={css.toggle}>
          Transcript <ChevronDown />
        </summary>
        <div className={`${description} ${css.told}`}>
          {transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </section>
  );
}
