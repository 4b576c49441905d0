import { BLOCKING_MS, LAYOUT_SHIFT, LCP_OF_BASELINE, LCP_OF_YARDSTICK, SCORES } from './budgets.ts';
import type { Kind, Measure } from './lighthouse.ts';
import { KINDS } from './lighthouse.ts';
import { table } from './results.ts';

/** The medians of a page, and of the same page without scripts (the baseline). */
export interface Compared {
  path: string;
  /** Number of loads. */
  runs: number;
  page: Measure;
  /** Undefined for a page that was loaded once. */
  baseline: Measure | undefined;
  /** LCP of the yardstick so far, ms. */
  yardstick: number;
}

/** Describes each figure of a page that exceeds its budget. */
export function overBudget({ path, page, baseline, yardstick }: Compared): string[] {
  const violations: string[] = [];
  for (const [name, least] of Object.entries(SCORES)) {
    const score = page.scores[name as keyof typeof SCORES] ?? 0;
    if (score < least) violations.push(`${name} ${Math.round(score * 100)} instead of ${least * 100}`);
  }
  if (baseline && page.lcp > baseline.lcp * LCP_OF_BASELINE)
    violations.push(`LCP ${(page.lcp / baseline.lcp).toFixed(2)} times the baseline's`);
  if (page.lcp > yardstick * LCP_OF_YARDSTICK)
    violations.push(`LCP ${(page.lcp / yardstick).toFixed(2)} times the yardstick's`);
  if (page.tbt > BLOCKING_MS) violations.push(`${Math.round(page.tbt)} ms blocked`);
  if (page.cls > LAYOUT_SHIFT) violations.push(`layout shift ${page.cls.toFixed(4)}`);
  return violations.map((violation) => `${path}: ${violation}`);
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
const counted: readonly Kind[] = KINDS.filter((kind) => kind !== 'Other');

/** A table of all pages' medians, with the baseline's after a slash. Pages with more or fewer runs have a note. */
export const pagesTable = (compared: readonly Compared[], usual: number) =>
  table(
    [
      'Page',
      'Scores',
      'FCP, s',
      'LCP, s',
      'TBT, ms',
      'CLS',
      ...counted.map((kind) => `${kind}, KiB`),
      'Requests',
      'LCP, × of the yardstick',
    ],
    compared.map(({ path, runs, page, baseline, yardstick }) => {
      const beside = (read: (measure: Measure) => string) =>
        baseline ? `${read(page)} / ${read(baseline)}` : read(page);
      return [
        runs === usual ? path : `${path} (of ${runs})`,
        Object.keys(SCORES)
          .map((name) => Math.round((page.scores[name as keyof typeof SCORES] ?? 0) * 100))
          .join(' '),
        beside(({ fcp }) => seconds(fcp)),
        beside(({ lcp }) => seconds(lcp)),
        beside(({ tbt }) => tbt.toFixed(0)),
        page.cls.toFixed(4),
        ...counted.map((kind) => kilobytes(page.bytes[kind])),
        beside(({ requests }) => requests.toFixed(0)),
        (page.lcp / yardstick).toFixed(2),
      ];
    }),
  );
