import type { Browser } from '@playwright/test';
import { median } from './lighthouse.ts';
import { openPhone, until } from './slowLine.ts';

const VISITS = 3;
/** Time for fetching a page's scripts after focus on its link, ms. */
const INTENT = 3_000;

/** Pages, each with another that it links visibly. */
const pairs = [
  ['/', '/services'],
  ['/services', '/services/seo'],
  ['/Blog', '/blog/understanding-media-buying'],
  ['/about-us', '/contact'],
  ['/services/seo', '/careers'],
] as const;

/** Records the first visual change and the first frame with another main heading, in ms since the click. */
const WATCH = `
  window.times = {};
  const heading = () => document.querySelector('main h1')?.textContent;
  addEventListener('click', ({ timeStamp }) => {
    const before = heading();
    const painted = (name) => requestAnimationFrame(() => setTimeout(() => {
      times[name] ??= performance.now() - timeStamp;
    }));
    new MutationObserver(() => {
      painted('feedback');
      if (heading() && heading() !== before) painted('shown');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, { capture: true, once: true });
`;

interface PageChange {
  pair: string;
  /** Median ms from the click to the next page's first frame, with its scripts fetched. */
  ready: number;
  /** The same without its scripts: to the first visual change (`feedback`), and to the first frame (`unready`). */
  feedback: number;
  unready: number;
}

async function change(
  browser: Browser,
  url: string,
  [from, to]: readonly [string, string],
  isReady: boolean,
) {
  const page = await openPhone(browser);
  await page.addInitScript(WATCH);
  await page.goto(url + from);
  await page.locator('html[data-hydrated]').waitFor();
  // Links in the closed menu and in closed columns of the footer cannot be focused.
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  if (isReady) {
    await link.focus();
    await page.waitForTimeout(INTENT);
  }
  await link.evaluate((element: HTMLElement) => element.click());
  await until(page, 'times.shown !== undefined');
  const times = await page.evaluate<{ feedback: number; shown: number }>('times');
  await page.context().close();
  return times;
}

/** Times from page to page on a slow phone and line. */
export async function measurePageChanges(browser: Browser, url: string): Promise<PageChange[]> {
  const changes: PageChange[] = [];
  for (const pair of pairs) {
    const ready: number[] = [];
    const feedback: number[] = [];
    const unready: number[] = [];
    for (let round = 0; round < VISITS; round += 1) {
      ready.push((await change(browser, url, pair, true)).shown);
      const cold = await change(browser, url, pair, false);
      feedback.push(cold.feedback);
      unready.push(cold.shown);
    }
    changes.push({
      pair: pair.join(' → '),
      ready: median(ready),
      feedback: median(feedback),
      unready: median(unready),
    });
  }
  return changes;
}
