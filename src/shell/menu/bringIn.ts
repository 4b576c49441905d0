import { animateInTime } from '../../actors/motion.ts';

/** The longest wait for the animation script, ms; after it the links are not animated. */
const MAX_WAIT = 100;
/** The delay from one link to the next, s. */
const STAGGER = 0.035;

/**
 * Raises the links from their sills one after another. They are readable before, during and without it.
 *
 * @param links the elements to move
 */
export async function bringIn(links: Iterable<Element>): Promise<void> {
  const animate = await animateInTime(MAX_WAIT);
  if (!animate) return;
  for (const [index, link] of [...links].entries()) {
    animate(
      link,
      { transform: ['translateY(40%)', 'translateY(0)'], clipPath: ['inset(0 0 60% 0)', 'inset(0 0 0 0)'] },
      { duration: 0.48, delay: index * STAGGER, ease: [0.2, 0.8, 0.2, 1] },
    );
  }
}
