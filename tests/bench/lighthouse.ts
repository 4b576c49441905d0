import lighthouse from 'lighthouse';
import type { SCORES } from './budgets.ts';

export type Score = keyof typeof SCORES;

/** Kinds of resources, as Lighthouse names them. */
export const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Media', 'Other'] as const;
export type Kind = (typeof KINDS)[number];

/** The figures of one load of a page, or the medians over several loads. */
export interface Measure {
  /** 0 to 1; without scripts, only the performance score. */
  scores: Partial<Record<Score, number>>;
  /** First and largest contentful paint, and total blocking time, in ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bytes on the wire. */
  bytes: Record<Kind, number>;
  requests: number;
}

interface Wanted {
  url: string;
  port: number;
  categories: readonly Score[];
  /** False for pages with noindex, which do not fail the check for it. */
  isListed: boolean;
  /** False for the not-found page, whose status the browser logs as an error in the console. */
  isFound: boolean;
}

const ATTEMPTS = 5;

const kindOf = (type: unknown): Kind => KINDS.find((kind) => kind === type) ?? 'Other';

/**
 * Loads a page with Lighthouse's default settings: a telephone, slow 4G and a four times slower CPU, all simulated.
 * @throws when the page cannot be measured
 */
async function open({ url, port, categories, isListed, isFound }: Wanted): Promise<Measure> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...categories],
    ignoreStatusCode: !isFound,
    skipAudits: [
      ...(isListed ? [] : ['is-crawlable']),
      ...(isFound ? [] : ['http-status-code', 'errors-in-console']),
    ],
  };
  let result = await lighthouse(url, flags);
  // On a busy machine the trace sometimes lacks its beginning, and Lighthouse reports an error.
  for (let again = 1; result?.lhr.runtimeError && again < ATTEMPTS; again += 1)
    result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: scored } = result.lhr;
  const figure = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse has no ${audit}.`);
    return value;
  };
  const details = audits['network-requests']?.details;
  const fetched = details?.type === 'table' ? details.items : [];
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { resourceType, transferSize } of fetched) bytes[kindOf(resourceType)] += Number(transferSize);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, scored[name]?.score ?? 0])),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes,
    requests: fetched.filter(({ url }) => String(url).startsWith('http')).length,
  };
}

/** @throws when there are no values, or one is not a number */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  if (low === undefined || high === undefined || sorted.some(Number.isNaN))
    throw new Error(`There is no median of [${values}].`);
  return (low + high) / 2;
}

/** The median of each figure over all runs. */
export function medianOf(runs: readonly Measure[]): Measure {
  const of = (read: (run: Measure) => number) => median(runs.map(read));
  const byName = <TName extends string>(
    names: readonly TName[],
    read: (run: Measure, name: TName) => number,
  ) => Object.fromEntries(names.map((name) => [name, of((run) => read(run, name))])) as Record<TName, number>;
  return {
    scores: byName(Object.keys(runs[0]?.scores ?? {}) as Score[], ({ scores }, name) => scores[name] ?? 0),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: byName(KINDS, ({ bytes }, kind) => bytes[kind]),
    requests: of(({ requests }) => requests),
  };
}

/** Measures a page several times, one after the other. */
export async function measure(wanted: Wanted, runs: number): Promise<Measure[]> {
  const measured: Measure[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await open(wanted));
  return measured;
}
