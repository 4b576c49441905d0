import { watchSize } from '../../actors/size.ts';

/** A run to the left that never ends. */
export interface EndlessRun {
  play(): void;
  pause(): void;
  /** Puts the track back where it stood. */
  end(): void;
}

/**
 * Runs a track that holds the same things twice: half its width on, it looks as it did at the start, and starts again.
 * The browser moves it, so nothing runs here from frame to frame. It begins as soon as the track is laid out.
 *
 * @param track its two halves have to be equally wide
 * @param speed px/s, whatever the width, the display or a change of either
 * @param offset how far it has run already, px
 * @returns the run, paused; none where nothing can be moved
 */
export function createEndlessRun(track: HTMLElement, speed: number, offset: number): EndlessRun | null {
  if (!('animate' in track)) return null;
  let animation: Animation | undefined;
  let isPlaying = false;
  let width = 0;

  /** How much of its round it has run. */
  const progress = (newWidth: number) =>
    width > 0 ? (animation?.effect?.getComputedTiming().progress ?? 0) : offset / newWidth;

  const unwatchSize = watchSize(track, () => {
    const newWidth = track.getBoundingClientRect().width / 2;
    if (animation && (newWidth === 0 || newWidth === width)) return;
    // The same thing stays at the window's edge: a part of the old width is the same part of the new one.
    const ran = newWidth === 0 ? 0 : progress(newWidth);
    const duration = Math.max(1, (newWidth / speed) * 1000);
    if (animation) animation.effect?.updateTiming({ duration });
    else {
      animation = track.animate(
        { transform: ['translateX(0)', 'translateX(-50%)'] },
        { duration, iterations: Number.POSITIVE_INFINITY },
      );
      if (isPlaying) animation.play();
      else animation.pause();
    }
    animation.currentTime = ran * duration;
    width = newWidth;
  });

  return {
    play() {
      isPlaying = true;
      animation?.play();
    },
    pause() {
      isPlaying = false;
      animation?.pause();
    },
    end() {
      unwatchSize();
      animation?.cancel();
    },
  };
}
