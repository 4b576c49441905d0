import type { Page } from '@playwright/test';
import { onePageOfEachKind } from './builtPages.ts';
import { expect, test } from './fixtures.ts';
import { unknownPageNoted } from './unknownPage.ts';
import { withhold } from './withhold.ts';

// The typefaces are withheld until the page is painted in its fallback fonts, then they arrive. Scripts and pictures
// never do: they are no part of it.
test.use({ expectedConsole: unknownPageNoted });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The layout shift that a visitor may see: an arrow of a button by some pixels. */
const MOST = 0.0001;

/** Notes each shift and the words that moved. */
const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push({ value, moved: sources.map(({ node }) => node?.textContent.slice(0, 40)) });
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Shift {
  value: number;
  moved: string[];
}

const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ).observe({ type: 'paint', buffered: true });
      }),
  );

test('every kind of page stays in place when its typefaces arrive', async ({ page }) => {
  await page.addInitScript(WATCH);
  await page.route(/\.(js|avif|webp|svg|png)$/, () => {});
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const path of onePageOfEachKind) {
      await test.step(`${path} at ${screen.width} px`, async () => {
        const letLoad = await withhold(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await painted(page);
        await letLoad();
        await page.evaluate(async () => {
          await document.fonts.ready;
          // The frame that shows them, and the one after it, before which its shifts are reported.
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        });
        expect(await page.evaluate('document.fonts.status')).toBe('loaded');
        const shifts = await page.evaluate<Shift[]>('shifts');
        expect(shifts.filter(({ value }) => value > MOST)).toEqual([]);
        await page.unroute('**/*.woff2');
      });
    }
  }
});
