import { watchSize } from '../../actors/watchSize.ts';

/** An endless run to the left. */
export interface EndlessRun {
  play(): void;
  pause(): void;
  /** Ends the run and puts the track back in its place. */
  end(): void;
}

/**
 * Moves a track that holds its items twice to the left without end: after half its width it looks as at the start. A
 * Web Animation, so no script runs in each frame. It begins as soon as the track is laid out.
 *
 * @param track its two halves have to be equally wide
 * @param speed px/s, at every width and refresh rate
 * @param offset of the start, px
 * @returns the run, paused
 */
export function createEndlessRun(track: HTMLElement, speed: number, offset: number): EndlessRun {
  let animation: Animation | undefined;
  let isPlaying = false;
  let width = 0;

  /** The progress of the current iteration, 0 to 1. */
  const progress = (newWidth: number) =>
    width > 0 ? (animation?.effect?.getComputedTiming().progress ?? 0) : offset / newWidth;

  const controller = new AbortController();
  const layOut = () => {
    const newWidth = track.getBoundingClientRect().width / 2;
    if (animation && (newWidth === 0 || newWidth === width)) return;
    // Progress is kept across a change of width, so that the same item stays at the edge.
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
  };
  watchSize(track, layOut, controller.signal);

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
      controller.abort();
      animation?.cancel();
    },
  };
}
