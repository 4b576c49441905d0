import type { Browser } from '@playwright/test';
import { createSite } from '../../src/server/site.ts';
import { readSettings } from '../../src/settings.build.ts';
import { NEXT_PAINT_MS, PAGE_CHANGE, SLOWEST_PAINT_MS } from './budgets.ts';
import { measureInteractions, VISITS } from './interactions.ts';
import { measurePageChanges } from './pageChanges.ts';
import { table } from './results.ts';
import { measureScrolling } from './scrolling.ts';
import { createYardstick, type Protocol, serveApp } from './servers.ts';
import { measureOnSlowLine } from './slowLine.ts';

/** Sections of `RESULTS.md` with user-perceived timings; each reports the figures that exceed their budget. */

type Exceed = (violation: string) => void;

/** The first press or key on a page, with the CPU slowed. */
export async function interactionsSection(browser: Browser, url: string, exceed: Exceed): Promise<string> {
  const rows: string[][] = [];
  for (const [slowdown, budget] of Object.entries(NEXT_PAINT_MS)) {
    for (const { what, usual, slowest } of await measureInteractions(browser, url, Number(slowdown))) {
      if (usual > budget || slowest > SLOWEST_PAINT_MS)
        exceed(`${what}, CPU slowed by ${slowdown}: next paint after ${usual} ms, at worst ${slowest}`);
      rows.push([
        `${what}, CPU slowed by ${slowdown}`,
        ...[usual, slowest].map((ms) => (ms ? `${ms}` : 'under 16')),
      ]);
    }
  }
  return table([`First press or key on a page; ${VISITS} visits`, 'Next paint, ms: median', 'slowest'], rows);
}

/** Pages that a phone opens on a slow line. */
const SLOW_PAGES = ['/', '/services', '/services/seo'];
const SLOW_VISITS = 3;

/** Paint times on a slow connection, with the yardstick. */
export async function slowLineSection(browser: Browser, siteDir: string): Promise<string> {
  const settings = readSettings(process.env);
  const rows: string[][] = [];
  const seconds = (ms: number | undefined) => (ms === undefined ? '–' : (ms / 1000).toFixed(2));
  for (const protocol of ['HTTP/1.1', 'HTTP/2'] satisfies Protocol[]) {
    const own = await serveApp(await createSite(siteDir, settings), protocol);
    const yardstick = await serveApp(await createYardstick(), protocol);
    const opened = [
      ...SLOW_PAGES.map((path) => ({ path, url: own.url + path, hasMenu: true })),
      { path: 'the yardstick', url: yardstick.url, hasMenu: false },
    ];
    for (const { path, url, hasMenu } of opened) {
      const { first, largest, menu } = await measureOnSlowLine(browser, url, {
        visits: SLOW_VISITS,
        hasMenu,
      });
      rows.push([`${path}, ${protocol}`, seconds(first), seconds(largest), seconds(menu)]);
    }
    await Promise.all([own.stop(), yardstick.stop()]);
  }
  return table(
    [
      '1.6 Mbit/s, 150 ms, CPU slowed by 4; not simulated',
      'FCP, s',
      'LCP, s',
      'Menu open after a tap at first sight, s',
    ],
    rows,
  );
}

/** Times from a click on a link to the next page. */
export async function pageChangesSection(browser: Browser, url: string, exceed: Exceed): Promise<string> {
  const changes = await measurePageChanges(browser, url);
  const yardstick = await serveApp(await createYardstick());
  const load = await measureOnSlowLine(browser, yardstick.url, { visits: SLOW_VISITS, hasMenu: false });
  await yardstick.stop();
  for (const { pair, ready, feedback } of changes) {
    if (feedback > PAGE_CHANGE.feedback) exceed(`${pair}: feedback after ${feedback.toFixed(0)} ms`);
    if (ready > PAGE_CHANGE.ofYardstick * load.largest)
      exceed(`${pair}: first frame after ${ready.toFixed(0)} ms, later than the yardstick's load`);
  }
  return table(
    [
      'On the same phone and line',
      'First frame, ms: scripts are there',
      'First visual change, ms: nothing is there',
      'First frame, ms',
    ],
    [
      ...changes.map(({ pair, ...times }) => [
        pair,
        ...[times.ready, times.feedback, times.unready].map((ms) => ms.toFixed(0)),
      ]),
      ['A load of the yardstick', '–', '–', load.largest.toFixed(0)],
    ],
  );
}

/** Main-thread work while home is scrolled to its end. */
export async function scrollingSection(
  browser: Browser,
  url: string,
  widths: readonly number[],
  exceed: Exceed,
): Promise<string> {
  const rows: string[][] = [];
  for (const width of widths) {
    const { longest, longTasks, layouts, from } = await measureScrolling(browser, url, width);
    if (longTasks > 0) exceed(`Scrolling home at ${width} px: a task of ${longest.toFixed(0)} ms`);
    if (layouts > 0) exceed(`Scrolling home at ${width} px: ${layouts} layouts caused by scripts: ${from}`);
    rows.push([`Home at ${width} px, scrolled to its end`, longest.toFixed(1), `${layouts}`]);
  }
  return table(['', 'Longest task, ms', 'Layouts caused by scripts'], rows);
}
