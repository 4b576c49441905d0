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
 * The browser moves it, so nothing runs here from frame to frame.
 *
 * @param track its two halves have to be equally wide
 * @param speed px/s, whatever the width, the display or a change of either
 * @param offset how far it has run already, px
 * @returns the run, paused; none where nothing can be moved
 */
export function createEndlessRun(track: HTMLElement, speed: number, offset = 0): EndlessRun | null {
  const animation = track.animate?.(
    { transform: ['translateX(0)', 'translateX(-50%)'] },
    { duration: 1, iterations: Number.POSITIVE_INFINITY },
  );
  if (!animation) return null;
  animation.pause();
  let ran = offset;
  let width = 0;

  const measure = () => {
    const newWidth = track.getBoundingClientRect().width / 2;
    if (newWidth === 0 || newWidth === width) return;
    // The same thing stays at the window's edge: a part of the old width is the same part of the new one.
    const progress = width === 0 ? ran / newWidth : (animation.effect?.getComputedTiming().progress ?? 0);
    const duration = (newWidth / speed) * 1000;
    animation.effect?.updateTiming({ duration });
    animation.currentTime = progress * duration;
    width = newWidth;
    ran = 0;
  };
  const unwatchSize = watchSize(track, measure);
  measure();

  return {
    play: () => animation.play(),
    pause: () => animation.pause(),
    end: () => {
      unwatchSize();
      animation.cancel();
    },
  };
}
