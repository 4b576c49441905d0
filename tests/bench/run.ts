import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { NOT_FOUND_PATH } from '../../src/content/pages.ts';
import { startSite } from '../browser/fixtures.ts';
import { writeBaseline } from './baseline.ts';
import { openBrowser } from './browser.ts';
import { EAGER_SCRIPT_BYTES, HOME_BYTES, HOME_SCRIPT_BYTES, LAYOUT_SHIFT, SCORES } from './budgets.ts';
import { layoutShift } from './layoutShift.ts';
import { type Measure, measure, medianOf, type Score } from './lighthouse.ts';
import { type Compared, overBudget, pagesTable } from './pages.ts';
import { measuredOn, table, writeSection } from './results.ts';
import { interactionsSection, pageChangesSection, scrollingSection, slowLineSection } from './sections.ts';
import { createYardstick, serveApp } from './servers.ts';

/**
 * Compares the built site with its own pages without scripts (the baseline) and with a reference page (the yardstick,
 * `servers.ts`); fails when a figure exceeds its budget (`budgets.ts`).
 *
 *     npm run bench                             every page; writes the results to RESULTS.md
 *     npm run bench -- --runs 1 / /contact      these pages only, once; RESULTS.md stays unchanged
 *     npm run bench -- --built                  the existing build
 *     npm run bench -- --no-pages               without Lighthouse and layout shift, whose results are kept
 */

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(projectDir);

const SITE = 'dist';
const BASELINE = '.build/baseline';
const WIDTHS = [390, 1440] as const;
/** Further runs of a page over budget. */
const MORE_RUNS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    pages: { type: 'boolean', default: true },
    runs: { type: 'string', default: '3' },
    built: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

if (!values.built && spawnSync(process.execPath, ['src/build.ts'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
await writeBaseline(SITE, BASELINE);
// Imported late, because they read the build.
const { builtPages, eagerScripts } = await import('../support/builtSite.ts');
const { brotliBytes } = await import('../support/siteFiles.ts');
const { homeWeights } = await import('./weights.ts');

/** The kind of a page: services are one kind, articles another, and every other page is its own. */
const kindOf = (path: string) => path.replace(/^\/(services|blog)\/.*/, '$1');
const isFirstOfKind = ({ path }: { path: string }, index: number, all: readonly { path: string }[]) =>
  all.findIndex((other) => kindOf(other.path) === kindOf(path)) === index;

/** All pages, or those named on the command line. */
const chosen = builtPages.filter(({ path }) => positionals.length === 0 || positionals.includes(path));
const unknown = positionals.filter((path) => !chosen.some((page) => page.path === path));
if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}.`);

const violations: string[] = [];
const exceed = (violation: string) => void violations.push(violation);
const say = (...lines: string[]) => console.info(lines.join('\n'));

/**
 * Interleaves page, baseline and yardstick in Lighthouse, so that machine load affects all alike. The first page of
 * each kind is opened several times, the others once and without the baseline. A page over budget is opened again,
 * because on a busy machine two of three runs can be bad.
 */
async function comparePages(
  port: number,
  url: string,
  baselineUrl: string,
  yardstickUrl: string,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  const yardsticks: Measure[] = [];
  for (const [index, { path, document }] of chosen.entries()) {
    const isListed = document.querySelector('meta[name=robots][content*=noindex]') === null;
    const common = { port, isListed, isFound: path !== NOT_FOUND_PATH };
    const categories = Object.keys(SCORES) as Score[];
    const quick = { ...common, categories: ['performance'] as const };
    const pages: Measure[] = [];
    const baselines: Measure[] = [];
    const isFirst = isFirstOfKind({ path }, index, chosen);
    const openAgain = async (times: number): Promise<Compared> => {
      pages.push(...(await measure({ ...common, url: url + path, categories }, times)));
      if (isFirst) {
        baselines.push(...(await measure({ ...quick, url: baselineUrl + path }, Math.ceil(times / 2))));
        yardsticks.push(...(await measure({ ...quick, url: yardstickUrl }, 1)));
      }
      return {
        path,
        runs: pages.length,
        page: medianOf(pages),
        baseline: isFirst ? medianOf(baselines) : undefined,
        yardstick: medianOf(yardsticks).lcp,
      };
    };
    let one = await openAgain(isFirst ? runs : 1);
    if (overBudget(one).length > 0) one = await openAgain(MORE_RUNS);
    compared.push(one);
    const over = overBudget(one);
    say(over.length > 0 ? over.map((violation) => `  ✗ ${violation}`).join('\n') : `  ✓ ${path}`);
    violations.push(...over);
  }
  return compared;
}

async function shifts(browser: Browser, url: string): Promise<string> {
  const worst: [path: string, sum: number, width: number][] = [];
  const opened = chosen.filter(isFirstOfKind);
  for (const { path } of opened) {
    for (const width of WIDTHS) {
      const { sum, worst: what } = await layoutShift(browser, url + path, width);
      worst.push([path, sum, width]);
      if (sum > LAYOUT_SHIFT)
        violations.push(`${path}: layout shift ${sum.toFixed(4)} at ${width} px: ${what}`);
    }
  }
  const [path = '', sum = 0, width = 0] = worst.toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return sum === 0
    ? `None of ${opened.length} pages, one of each kind, shifts anything at ${WIDTHS.join(' and ')} px, scrolled to its end.`
    : `The most is ${sum.toFixed(4)}, on ${path} at ${width} px, scrolled to its end.`;
}

async function weights(browser: Browser, url: string): Promise<string> {
  const most = builtPages
    .map(({ path, document }) => {
      const bytes = eagerScripts(document).reduce((sum, script) => sum + brotliBytes(script), 0);
      return { path, bytes };
    })
    .reduce((heaviest, page) => (page.bytes > heaviest.bytes ? page : heaviest));
  const { bytes: home, scriptBytes } = await homeWeights(browser, url);
  const all = Object.values(home).reduce((sum, bytes) => sum + bytes, 0);
  const weighed: [what: string, bytes: number, budget: number][] = [
    [`Scripts that hydrate a page, brotli; most, on ${most.path}`, most.bytes, EAGER_SCRIPT_BYTES],
    ['All scripts of home, brotli', scriptBytes, HOME_SCRIPT_BYTES],
    ['Home at 390 px before anything is done with it, on the wire', all, HOME_BYTES],
  ];
  for (const [what, bytes, budget] of weighed) if (bytes > budget) exceed(`${what}: ${bytes} bytes`);
  return table(
    ['', 'Bytes', 'Budget'],
    [...weighed, ...Object.entries(home).map(([kind, bytes]) => [`– ${kind}`, bytes, ''])].map((row) =>
      row.map(String),
    ),
  );
}

const site = await startSite(SITE);
const baseline = await startSite(BASELINE);
const yardstick = await serveApp(await createYardstick());
const { browser, port } = await openBrowser();
try {
  const { version: lighthouse } = createRequire(import.meta.url)('lighthouse/package.json') as {
    version: string;
  };
  const on = measuredOn({ Chromium: browser.version(), Lighthouse: lighthouse });
  const ofPages = async () =>
    [
      `${on}. By \`npm run bench\`: medians of ${runs} for one page of each kind, or of as many as stand beside a page`,
      'that was over budget and opened again: mobile, slow 4G and a CPU four times as slow, simulated. After the stroke: the same page without',
      'scripts, which is the limit. The yardstick (`tests/bench/yardstick`) was opened in between. Scores: performance,',
      'accessibility, best practices, SEO.',
      '',
      pagesTable(await comparePages(port, site.url, baseline.url, yardstick.url), runs),
    ].join('\n');
  const sections: Record<string, () => Promise<string>> = {
    ...(values.pages && { Pages: ofPages }),
    Weights: () => weights(browser, site.url),
    Interactions: () => interactionsSection(browser, site.url, exceed),
    'A slow line': () => slowLineSection(browser, SITE),
    'From page to page': () => pageChangesSection(browser, site.url, exceed),
    Scrolling: () => scrollingSection(browser, site.url, WIDTHS, exceed),
    ...(values.pages && { 'Layout shift': () => shifts(browser, site.url) }),
  };
  for (const [heading, measureSection] of Object.entries(sections)) {
    const started = performance.now();
    const markdown = await measureSection();
    say('', `${heading}, ${((performance.now() - started) / 1000).toFixed(0)} s:`, markdown);
    if (positionals.length === 0) await writeSection(heading, markdown);
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), baseline.stop(), yardstick.stop()]);
}
for (const violation of violations) say(`✗ ${violation}`);
say(violations.length === 0 ? 'Everything keeps to its budget.' : `${violations.length} over budget.`);
process.exit(violations.length === 0 ? 0 : 1);
