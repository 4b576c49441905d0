import type { Browser } from '@playwright/test';

/** Counts every shift, even soon after input, because there is no input here. */
const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push({ value, what: sources.map(({ node }) => node?.className || node?.nodeName).join(' ') });
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Shift {
  value: number;
  what: string;
}

/**
 * Layout shift of a page from its opening to a scroll to its end.
 * @param width of the window, px
 */
export async function layoutShift(browser: Browser, url: string, width: number) {
  const height = width < 600 ? 844 : 900;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  });
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate<Shift[]>('shifts');
  await page.close();
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    worst: shifts.toSorted((a, b) => b.value - a.value)[0]?.what ?? '',
  };
}
