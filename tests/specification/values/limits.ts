/** Thresholds, times, speeds and counts that are not in the rows of machines. */

/** Scroll offsets, px. */
export const scrolledBeyond = {
  header: 0,
  scrollToTop: 300,
  blogFlag: 300,
} as const;

/** The chat button appears beyond this share of the viewport's height. */
export const chatButtonPart = 0.5;

/** A heading is animated from this visible share of it. */
export const textAnimationThreshold = 0.3;

/** Of the carousel. */
export const slidesAtOnce = 1;

/** ms */
export const dialog = { transition: 300, backdrop: 150 } as const;

/** px a second: 1 px a frame on the home page, 2 elsewhere, and a frame is 1/60 s. */
export const stripSpeeds = { home: 60, elsewhere: 120 } as const;

export const contactNumber = {
  digits: 10,
  /** Removed from longer numbers: the country code and the trunk prefix. */
  prefixes: ['0', '91', '091', '0091'],
} as const;
