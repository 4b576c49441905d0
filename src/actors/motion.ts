/** Tells whether a visitor asked for less motion, now and when that changes. */
export const reducedMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** How the page is scrolled to another place for a visitor. */
export const scrollBehaviour = (): ScrollBehavior => (reducedMotion().matches ? 'instant' : 'smooth');
