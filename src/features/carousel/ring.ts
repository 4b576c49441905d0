import { CAROUSEL_TRANSITION, modulo } from '../../../machines/carousel.machine.ts';
import { cubicBezier, easings } from '../../theme/easings.ts';

/** Slides in an endless row: the last one precedes the first. */
export interface Ring {
  /** Slides to a position of the machine, or jumps to it; ends a drag. */
  goTo(position: number, isInstant: boolean): void;
  /** Moves the row by `pixels` to the left during a drag. */
  drag(pixels: number): void;
}

const EASING = cubicBezier(easings.shutter);
/** After a drag: starts fast, because the slide is moving already. */
const SETTLING = cubicBezier(easings.sash);

/**
 * Lays a row of slides into a ring. The row moves in one direction without end; slides out of view are moved to its
 * other end.
 *
 * @param row as wide as its visible part; each of its children is one slide of that width
 */
export function createRing(row: HTMLElement): Ring {
  const slides = Array.from(row.children) as HTMLElement[];
  const { length } = slides;
  /** The row's offset before a drag or after an animation, in slides; it never wraps around. */
  let offset = 0;
  /** The offset at the start of the animation. */
  let from = 0;
  let animation: Animation | undefined;

  const move = (position: number) => `translateX(${-position * 100}%)`;

  /** The row's current offset, between two slides while it moves. */
  const currentOffset = () => {
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

  let dragged: number | undefined;
  return {
    goTo(position, isInstant) {
      if (position === offset && dragged === undefined) return;
      const [start, easing] = dragged === undefined ? [currentOffset(), EASING] : [dragged, SETTLING];
      dragged = undefined;
      animation?.cancel();
      animation = undefined;
      // Clamp: the row holds only `length` slides.
      from = Math.max(position - length + 1, Math.min(position + length - 1, start));
      offset = position;
      lay(Math.floor(isInstant ? position : Math.min(from, position)));
      row.style.transform = move(position);
      if (isInstant || from === position) return;
      animation = row.animate?.(
        { transform: [move(from), move(position)] },
        { duration: CAROUSEL_TRANSITION, easing },
      );
    },
    drag(pixels) {
      offset = currentOffset();
      animation?.cancel();
      animation = undefined;
      dragged = offset + Math.max(-1, Math.min(1, pixels / row.clientWidth));
      lay(Math.floor(dragged));
      row.style.transform = move(dragged);
    },
  };
}
