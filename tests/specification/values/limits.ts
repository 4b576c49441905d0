/** Thresholds, times, speeds and counts. */

/** Scroll offsets, px. */
export const scrolledBeyond = {
  header: 0,
  scrollToTop: 300,
  blogFlag: 300,
} as const;

/** The chat button appears beyond this share of the viewport's height. */
export const chatButtonPart = 0.5;

export const textAnimation = {
  /** The visible share of the element. */
  threshold: 0.3,
  /** ms after the element has left. */
  removal: 1_000,
} as const;

export const carousel = {
  /** ms */
  autoplay: 3_000,
  /** ms */
  transition: 500,
  slidesAtOnce: 1,
} as const;

/** ms */
export const dialog = { transition: 300, backdrop: 150 } as const;

/** px a second: 1 px a frame on the home page, 2 elsewhere, and a frame is 1/60 s. */
export const stripSpeeds = { home: 60, elsewhere: 120 } as const;

/** A strip loops after this share of its total width. */
export const stripLoop = 0.5;

/** ms after the app's load. */
export const startUp = 5_000;

export const contactNumber = {
  digits: 10,
  /** Removed from longer numbers: the country code and the trunk prefix. */
  prefixes: ['0', '91', '091', '0091'],
} as const;
