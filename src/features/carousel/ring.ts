import { CAROUSEL_TRANSITION } from '../../../machines/carousel.machine.ts';

/** Slides in a row that has no end: before the first comes the last. */
export interface Ring {
  /** Brings a slide in by the shorter way; at once when it must not move. */
  goTo(index: number, isStill: boolean): void;
  /** Follows a finger. px to the left of where the slides rested. */
  drag(pixels: number): void;
  /** Lets go: back to the slide that is shown. */
  settle(isStill: boolean): void;
}

/** Things that cross, as `easing.shutter`. */
const EASING = 'cubic-bezier(.7, 0, .2, 1)';
/** Of a slide that was let go: it is on its way already. */
const SETTLING = 'cubic-bezier(.2, .8, .2, 1)';

export const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;

/**
 * Lays a row of slides into a ring. The row moves on and on; slides that nobody sees are carried to its other end.
 *
 * @param row as wide as what is seen of it; each of its children is one slide of that width
 */
export function createRing(row: HTMLElement): Ring {
  const slides = Array.from(row.children) as HTMLElement[];
  const { length } = slides;
  /** How far the row has turned, in slides, and where it began to; whole turns are never taken back. */
  let turned = 0;
  let from = 0;
  let animation: Animation | undefined;

  const move = (position: number) => `translateX(${-position * 100}%)`;

  /** Where the row is seen now, between two slides while it moves. */
  const seen = () => {
    const progress = animation?.effect?.getComputedTiming().progress;
    return typeof progress === 'number' ? from + (turned - from) * progress : turned;
  };

  /** Lays the slides side by side from a place on, so that this place and the next ones are covered. */
  const lay = (first: number) => {
    for (const [index, slide] of slides.entries()) {
      const place = first + modulo(index - first, length);
      slide.style.transform = `translateX(${(place - index) * 100}%)`;
    }
  };

  const slideTo = (target: number, start: number, isStill: boolean, easing = EASING) => {
    animation?.cancel();
    animation = undefined;
    // Pressed faster than slides can pass: only as many are on the way as there are.
    from = Math.max(target - length + 1, Math.min(target + length - 1, start));
    turned = target;
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
      const ahead = modulo(index - turned, length);
      if (ahead === 0 && dragged === undefined) return;
      const target = turned + (ahead > length / 2 ? ahead - length : ahead);
      const [start, easing] = dragged === undefined ? [seen(), EASING] : [dragged, SETTLING];
      dragged = undefined;
      slideTo(target, start, isStill, easing);
    },
    drag(pixels) {
      animation?.cancel();
      animation = undefined;
      dragged = turned + Math.max(-1, Math.min(1, pixels / row.clientWidth));
      lay(Math.floor(dragged));
      row.style.transform = move(dragged);
    },
    settle(isStill) {
      if (dragged === undefined) return;
      const start = dragged;
      dragged = undefined;
      slideTo(turned, start, isStill, SETTLING);
    },
  };
}
