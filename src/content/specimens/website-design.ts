import type { Specimen } from '../types.ts';

/** Measured limits of this site; a test compares them with `tests/bench/RESULTS.md` (`engagements.test.ts`). */
export const measured = {
  /** yyyy-mm-dd, and as readers see it. */
  date: '2026-11-22',
  day: '22 November 2026',
  pages: 34,
  /** Lighthouse’s lowest score of any page, of 100. */
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  /** s until the largest element is painted, on the slowest page. */
  largestPaint: 2.5,
  /** Cumulative layout shift of any page. */
  shift: 0,
  /** kB of home on a phone, before anything is pressed. */
  home: 350,
} as const;

const score = (points: number) => (points === 100 ? '100 on every page' : `${points} or more`);

export default {
  id: 'measured-case',
  name: 'This site, measured',
  introduction:
    'The clients on these pages are invented, so they prove nothing. This site is real, and you can measure it yourself before you call.',
  title: `${measured.pages} pages, on a slow phone`,
  facts: [
    { term: 'Written by', value: 'Head of technology' },
    { term: 'Measured', value: measured.day },
    { term: 'With', value: 'Lighthouse 13.5 in Chromium' },
    { term: 'As if on', value: 'slow 4G, with a CPU four times slower' },
  ],
  parts: [
    {
      heading: 'What was found',
      table: {
        caption: 'Results over all pages, the middle of three runs',
        columns: [{ name: 'Measure' }, { name: 'Result', figures: true }],
        rows: [
          ['Performance, of 100', score(measured.performance)],
          ['Accessibility, of 100', score(measured.accessibility)],
          ['Best practices, of 100', score(measured.bestPractices)],
          ['SEO, of 100', score(measured.seo)],
          ['Largest element painted', `within ${measured.largestPaint} s`],
          ['Layout shift, down to the page’s end', String(measured.shift)],
          ['Home on a phone, all files', `under ${measured.home} kB`],
        ],
      },
    },
    {
      heading: 'How to check it',
      list: [
        'Open a page in Chrome, choose Lighthouse in the developer tools, then Mobile.',
        'Run it three times and take the middle figure: one run is noise.',
        'Do the same with a site that another agency shows you.',
      ],
    },
    {
      heading: 'What it does not show',
      text: [
        'These are laboratory figures and our own. They say nothing of how long real visitors wait, and an automatic check finds only some barriers. Our accessibility statement, linked at the foot of this page, lists what nobody has tested yet.',
      ],
    },
  ],
} as const satisfies Specimen;
