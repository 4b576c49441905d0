type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/** Asks what the page is seen on. Where a browser, or something that was built into it, cannot tell, nothing is so. */
export const media = (query: string): Media =>
  window.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false });

/** Tells whether a visitor asked for less motion, now and when that changes. */
export const reducedMotion = () => media('(prefers-reduced-motion: reduce)');

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
