import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { onePageOfEachKind } from './builtPages.ts';
import { expect, test } from './fixtures.ts';
import { unknownPageNoted } from './unknownPage.ts';

// The style sheet of the whole site is withheld once, and scripts always: nothing moves.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: new RegExp(`${unknownPageNoted.source}|^Failed to load resource`),
});

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Share of colour values that edges of letters may differ by; a paragraph in another typeface differs by 100 times more. */
const TOLERANCE = 0.0001;

/** The colour values of the first screen without its pictures, which may come late. */
async function firstScreen(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load' });
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

for (const path of onePageOfEachKind) {
  test(`${path} paints its first screen without the style sheet as with it`, async ({ page, site }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.route(/\.(avif|webp|svg|png)$/, (route) => route.abort());
      const styled = await firstScreen(page, site.url + path);
      await page.route('**/*.css', (route) => route.abort());
      const first = await firstScreen(page, site.url + path);
      await page.unrouteAll();
      expect(first).toHaveLength(styled.length);
      const different = first.filter((value, index) => value !== styled[index]);
      expect(different.length / styled.length, `at ${screen.width} px`).toBeLessThan(TOLERANCE);
    }
  });
}
