import { type Browser, expect, type Page } from '@playwright/test';
import { median } from './lighthouse.ts';

/** A slow mobile line, as real throttling: bytes per second, and latency of each request in ms. */
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
/** CPU slowdown, as a factor. */
const SLOWDOWN = 4;
/** Time without a new LCP entry after which the last one is final, ms. */
const QUIET = 3_000;

/** Records paints and the opening of the menu, in ms since the navigation began. */
const WATCH = `
  window.times = {};
  const note = (name) => (list) => { times[name] = list.getEntries().at(-1).startTime; };
  new PerformanceObserver(note('first')).observe({ type: 'paint', buffered: true });
  new PerformanceObserver(note('largest')).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (times.menu === undefined && document.querySelector('header[data-menu=open]'))
      requestAnimationFrame(() => setTimeout(() => { times.menu = performance.now(); }));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-menu'] });
`;

interface Times {
  /** ms from the start of the navigation. */
  first?: number;
  largest?: number;
  menu?: number;
}

/** Opens a page on a phone with an empty cache, on the slow line. Close its context after use. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  // The film would take the line and the CPU from the measurement.
  await page.route('**/*.mp4', (route) => route.abort());
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  return page;
}

/** Waits until an expression holds in the page, at most for a minute. */
export const until = (page: Page, expression: string) =>
  expect.poll(() => page.evaluate(expression), { timeout: 60_000 }).toBe(true);

/** Opens a page once; if `isTapped`, taps the menu as soon as it is painted. */
async function visit(browser: Browser, url: string, isTapped: boolean): Promise<Times> {
  const page = await openPhone(browser);
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'commit' });
  if (isTapped) {
    await page.locator('#menu-toggle').tap();
    await until(page, 'times.menu !== undefined');
  } else {
    await page.waitForLoadState('load');
    await until(page, `performance.now() - times.largest > ${QUIET}`);
  }
  const times = await page.evaluate<Times>('times');
  await page.context().close();
  return times;
}

interface SlowPage {
  /** Medians, ms from the start of the navigation. */
  first: number;
  largest: number;
  /** Time of the open menu after a tap at its first paint; undefined for a page without a menu. */
  menu: number | undefined;
}

/** Medians of a page's paint times, and of the time until its menu opens, on a slow line and a slow CPU. */
export async function measureOnSlowLine(
  browser: Browser,
  url: string,
  { visits, hasMenu }: { visits: number; hasMenu: boolean },
): Promise<SlowPage> {
  const seen: Times[] = [];
  const tapped: Times[] = [];
  for (let round = 0; round < visits; round += 1) {
    seen.push(await visit(browser, url, false));
    if (hasMenu) tapped.push(await visit(browser, url, true));
  }
  const of = (times: readonly Times[], name: keyof Times) =>
    median(times.map(({ [name]: time }) => time ?? Number.NaN));
  return {
    first: of(seen, 'first'),
    largest: of(seen, 'largest'),
    menu: hasMenu ? of(tapped, 'menu') : undefined,
  };
}
