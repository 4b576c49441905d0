import { useRef } from 'react';
import { pathOf } from '../../actors/statePath.ts';
import { heroFilm } from '../../media/film/index.ts';
import { MotionButton } from '../../ui/MotionButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './HeroVideo.css.ts';
import { useHeroVideo } from './useHeroVideo.ts';

/** Poster, film and control. */
export function HeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [snapshot, send] = useHeroVideo(video);
  const isOffered = snapshot.can({ type: 'control.pressed' });

  return (
    <>
      <div className={css.street}>
        <Picture
          file={heroFilm.poster}
          first
          className={css.picture}
          alt="A street in Gurgaon after dark. In every lit window there is someone: a woman in an arch waves, two people dance, a man drinks tea, another types, and a cat looks out from behind a shutter."
        />
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
