/** Tells whether a visitor asked for less motion, now and when that changes. */
export const reducedMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** How the page is scrolled to another place for a visitor. */
export const scrollBehaviour = (): ScrollBehavior => (reducedMotion().matches ? 'instant' : 'smooth');

/**
 * What plays an ornament; its script comes when it is first wanted.
 *
 * @param latest later than this, ms, things have been seen standing still, and moving them would only disturb
 * @returns nothing when that is over, or to a visitor who asked for less motion
 */
export async function animateInTime(latest: number) {
  if (reducedMotion().matches) return;
  const started = performance.now();
  const { animate } = await import('framer-motion/dom/mini');
  return performance.now() - started > latest ? undefined : animate;
}
