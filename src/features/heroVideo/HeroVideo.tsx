import { useRef } from 'react';
import { pathOf } from '../../actors/statePath.ts';
import { heroFilm } from '../../media/film/index.ts';
import { MotionButton } from '../../ui/MotionButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './HeroVideo.css.ts';
import { useHeroVideo } from './useHeroVideo.ts';

interface HeroVideoProps {
  /** Alternative text: the people in the windows. */
  alt: string;
}

/** Poster, film and control. */
export function HeroVideo({ alt }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [snapshot, send] = useHeroVideo(video);
  const isOffered = snapshot.can({ type: 'control.pressed' });

  return (
    <>
      <div className={css.street}>
        <Picture file={heroFilm.poster} first alt={alt} className={css.picture} />
        {/* The poster's alternative text describes the film as well. */}
        <video
          ref={video}
          className={css.film}
          data-state={pathOf(snapshot.value)}
          muted
          loop
          playsInline
          preload="none"
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden="true"
        />
      </div>
      <MotionButton
        name="the film"
        isRunning={snapshot.hasTag('running')}
        onPress={() => send({ type: 'control.pressed' })}
        className={`${css.control} ${isOffered ? '' : css.waiting}`}
      />
    </>
  );
}
