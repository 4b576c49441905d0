import { CAROUSEL_TRANSITION } from '../../../machines/carousel.machine.ts';

/** Slides in an endless row: the last one precedes the first. */
export interface Ring {
  /** Slides to another slide by the shorter way, or jumps to it under reduced motion. */
  goTo(index: number, isStill: boolean): void;
  /** Follows a finger. px to the left of the resting place. */
  drag(pixels: number): void;
  /** Ends a drag: slides back to the shown slide. */
  settle(isStill: boolean): void;
}

/** As `easing.shutter`. */
const EASING = 'cubic-bezier(.7, 0, .2, 1)';
/** After a drag: starts fast, because the slide is moving already. */
const SETTLING = 'cubic-bezier(.2, .8, .2, 1)';

export const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;

/**
 * Lays a row of slides into a ring. The row moves in one direction without end; slides out of view are moved to its
 * other end.
 *
 * @param row as wide as its visible part; each of its children is one slide of that width
 */
export function createRing(row: HTMLElement): Ring {
  const slides = Array.from(row.children) as HTMLElement[];
  const { length } = slides;
  /** The row's offset, in slides, and that at the start of the animation; it never wraps around. */
  let offset = 0;
  let from = 0;
  let animation: Animation | undefined;

  const move = (position: number) => `translateX(${-position * 100}%)`;

  /** The row's present offset, between two slides while it moves. */
  const seen = () => {
    const progress = animation?.effect?.getComputedTiming().progress;
    return typeof progress === 'number' ? from + (offset - from) * progress : offset;
  };

  /** Lays the slides side by side, from the offset `first` on. */
  const lay = (first: number) => {
    for (const [index, slide] of slides.entries()) {
      const place = first + modulo(index - first, length);
      slide.style.transform = `translateX(${(place - index) * 100}%)`;
    }
  };

  const slideTo = (target: number, start: number, isStill: boolean, easing = EASING) => {
    animation?.cancel();
    animation = undefined;
    // After several fast presses: there are no more slides to pass than the row has.
    from = Math.max(target - length + 1, Math.min(target + length - 1, start));
    offset = target;
    lay(Math.floor(isStill ? target : Math.min(from, target)));
    row.style.transform = move(target);
    if (isStill || from === target) return;
    animation = row.animate?.(
      { transform: [move(from), move(target)] },
      { duration: CAROUSEL_TRANSITION, easing },
    );
  };

  let dragged: number | undefined;
  return {
    goTo(index, isStill) {
      const ahead = modulo(index - offset, length);
      if (ahead === 0 && dragged === undefined) return;
      const target = offset + (ahead > length / 2 ? ahead - length : ahead);
      const [start, easing] = dragged === undefined ? [seen(), EASING] : [dragged, SETTLING];
      dragged = undefined;
      slideTo(target, start, isStill, easing);
    },
    drag(pixels) {
      animation?.cancel();
      animation = undefined;
      dragged = offset + Math.max(-1, Math.min(1, pixels / row.clientWidth));
      lay(Math.floor(dragged));
      row.style.transform = move(dragged);
    },
    settle(isStill) {
      if (dragged === undefined) return;
      const start = dragged;
      dragged = undefined;
      slideTo(offset, start, isStill, SETTLING);
    },
  };
}
