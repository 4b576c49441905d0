import { loadedAnimate } from '../../actors/motion.ts';
import { easings } from '../../theme/easings.ts';

/** The delay from one link to the next, s. */
const STAGGER = 0.035;

/**
 * Raises the links one after another, once the animation script has loaded. They are readable before, during and
 * without it.
 *
 * @param links the elements to move
 */
export function bringIn(links: Iterable<Element>): void {
  const animate = loadedAnimate();
  if (!animate) return;
  for (const [index, link] of [...links].entries()) {
    animate(
      link,
      {
        transform: ['translateY(40%)', 'translateY(0)'],
        // Its end stays: room for the line under the current page, which is wider than its item and reaches below it.
        clipPath: ['inset(0 -8px 60%)', 'inset(0 -8px -8px)'],
      },
      { duration: 0.48, delay: index * STAGGER, ease: easings.sash },
    );
  }
}
