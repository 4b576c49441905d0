/** The site's budgets. A benchmark or a test measures against each, and fails when it is exceeded. */

/** Lighthouse's scores, 0 to 1, mobile: median of the runs. Performance leaves room for a noisy machine. */
export const SCORES = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;

/** Largest contentful paint, as a multiple of the no-script baseline's. */
export const LCP_OF_BASELINE = 1.15;

/** Largest contentful paint, as a multiple of the yardstick's in the same run. */
export const LCP_OF_YARDSTICK = 1.6;

/**
 * Total blocking time while a page loads, as Lighthouse counts it. Most of it is the layout of the whole page, which
 * comes after the first paint.
 */
export const BLOCKING_MS = 100;

/** Cumulative layout shift, over the page's first screen and a scroll to its end. */
export const LAYOUT_SHIFT = 0.001;

/** Bytes in brotli of the scripts that hydrate a page. */
export const EAGER_SCRIPT_BYTES = 125_500;

/** Bytes in brotli of every script that home fetches by itself. */
export const HOME_SCRIPT_BYTES = 140_000;

/** Bytes of the fonts of a page without italics, which are 13 kB more. */
export const FONT_BYTES = 45_000;

/** Bytes of a document with its headers: ten packets, which a new connection sends before an acknowledgement. */
export const DOCUMENT_BYTES = 14_600;

/** Bytes on the wire of home before any interaction, 390 px wide: document, styles, scripts, fonts, pictures. */
export const HOME_BYTES = 350 * 1024;

/** Next paint after the first press or key on a page, ms: the median by CPU slowdown. */
export const NEXT_PAINT_MS = { 4: 50, 6: 72 } as const;
/** The slowest next paint at any CPU slowdown, ms. */
export const SLOWEST_PAINT_MS = 100;

/**
 * Page change with the CPU slowed by 4. `feedback`: ms from click to first visual change (the shutter). `ofYardstick`:
 * first frame of the next page with its scripts fetched, 240 ms of shutter included, over a load of the yardstick.
 */
export const PAGE_CHANGE = { feedback: 100, ofYardstick: 1 } as const;

/** Duration above which a task counts as long, ms. */
export const LONG_TASK_MS = 50;

/** Allowed growth with 100 times the articles. */
export const SCALE = {
  articles: 1_600,
  jobs: 200,
  /** Bytes, of home's document. */
  home: 0,
  /** Bytes, of the scripts that every page fetches. */
  entry: 2_000,
  /** Bytes, of an article's scripts: every article's page has the table of all articles' scripts. */
  article: 30_000,
  /** Time and memory of the last article, as a multiple of the first one's. */
  growth: 1.5,
} as const;
