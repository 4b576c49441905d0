type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/** What is so on whatever a page is seen. */
const ALWAYS = 'all';

/** Asks what the page is seen on. A browser that cannot tell, or has had that taken from it, knows what is always so. */
export const media = (query: string): Media =>
  window.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: query === ALWAYS });

/**
 * Tells whether a visitor asked for less motion (MOTION-10), now and when that changes. Where a browser has no
 * `Element.animate`, or no longer, everything stands as for those who asked; what is moved before it was told asks for
 * it by `?.`.
 */
export const reducedMotion = () =>
  media('animate' in document.body ? '(prefers-reduced-motion: reduce)' : ALWAYS);

/** How the page is scrolled to another place for a visitor. */
export const scrollBehaviour = (): ScrollBehavior => (reducedMotion().matches ? 'instant' : 'smooth');

type Motion = typeof import('framer-motion/dom/mini');

let here: Motion | undefined;

async function script(): Promise<Motion> {
  here ??= await import('framer-motion/dom/mini');
  return here;
}

/** Sends for what plays ornaments, because one may be wanted soon: while a finger is still down, say. */
export function expectMotion(): void {
  if (!reducedMotion().matches) script().catch(() => {});
}

/** What plays an ornament: nothing where its script has not come yet, or to a visitor who asked for less motion. */
export const motionIfHere = () => (reducedMotion().matches ? undefined : here?.animate);

/**
 * What plays an ornament; its script comes when it is first wanted.
 *
 * @param latest later than this, ms, things have been seen standing still, and moving them would only disturb
 * @returns nothing when that is over, or to a visitor who asked for less motion
 */
export async function animateInTime(latest: number) {
  if (reducedMotion().matches) return;
  const started = performance.now();
  const { animate } = await script();
  return performance.now() - started > latest ? undefined : animate;
}
