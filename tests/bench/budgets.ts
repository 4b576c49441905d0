/** What the site may cost. `npm run bench` measures it, and fails when something costs more. */

/** Lighthouse's scores, 0 to 1, mobile: median of the runs. Performance leaves room for a noisy machine. */
export const SCORES = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;

/** How many times as late as on the same page without scripts the largest contentful paint may be. */
export const LCP_OF_LIMIT = 1.1;

/** ms that tasks may keep the main thread from a visitor while the page comes up, as Lighthouse counts them. */
export const BLOCKING = 50;

/** Cumulative layout shift, over the page's first screen and a scroll to its end. */
export const LAYOUT_SHIFT = 0.001;

/** Bytes of brotli of the scripts that hydrate a page. */
export const EAGER_SCRIPTS = 105_000;

/** Bytes of brotli of every script that home fetches by itself. */
export const HOME_SCRIPTS = 140_000;

/** Bytes on the wire of home before anything is done with it, 390 px wide: document, styles, scripts, fonts, pictures. */
export const HOME_BYTES = 350 * 1024;

/** ms from a press or a key to the paint that answers it, on a machine six times as slow. */
export const NEXT_PAINT = 100;

/** ms; a task as long as this or longer holds the visitor up. */
export const LONG_TASK = 50;

/** What more content may cost: 100 times the articles. */
export const SCALE = {
  articles: 1_600,
  jobs: 200,
  /** Bytes that home's document may differ by. */
  home: 0,
  /** Bytes that the scripts may grow by which every page fetches. */
  entry: 2_000,
  /** Bytes that an article's scripts may grow by: every article's page has the table of how to load each. */
  article: 30_000,
  /** How many times what the first article cost the last one may cost, in time and in memory. */
  growth: 1.5,
} as const;
