type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/** A media query that every device matches. */
const ALWAYS = 'all';

/** A media query's list; where `matchMedia` is missing, one that only matches `all`. */
export const media = (query: string): Media =>
  window.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: query === ALWAYS });

/**
 * The visitor's preference for reduced motion (MOTION-10), now and when it changes. It counts as reduced in browsers
 * without `Element.animate`; code that runs before this is known calls `animate?.`.
 */
export const reducedMotion = () =>
  media('animate' in document.body ? '(prefers-reduced-motion: reduce)' : ALWAYS);

/** Smooth scrolling, or none for visitors who prefer reduced motion. */
export const scrollBehaviour = (): ScrollBehavior => (reducedMotion().matches ? 'instant' : 'smooth');

type Motion = typeof import('framer-motion/dom/mini');

let loaded: Motion | undefined;

/** Preloads framer-motion for decorative animations; until it has loaded, they are skipped. */
export function preloadMotion(): void {
  if (reducedMotion().matches) return;
  import('framer-motion/dom/mini').then(
    (motion) => {
      loaded = motion;
    },
    () => {},
  );
}

/** framer-motion's `animate`; undefined until it has loaded, and under reduced motion. */
export const loadedAnimate = () => (reducedMotion().matches ? undefined : loaded?.animate);
