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

/** The first screen without its pictures, which may come late. */
async function firstScreen(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load' });
  return page.screenshot();
}

const coloursOf = (shot: Buffer) => sharp(shot).removeAlpha().raw().toBuffer();

/** The share of colour values that differ. */
async function difference(shot: Buffer, other: Buffer): Promise<number> {
  if (shot.equals(other)) return 0;
  const [colours, others] = await Promise.all([coloursOf(shot), coloursOf(other)]);
  expect(colours).toHaveLength(others.length);
  return colours.filter((value, index) => value !== others[index]).length / others.length;
}

for (const path of onePageOfEachKind) {
  test(`${path} paints its first screen without the style sheet as with it`, async ({ page }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.route(/\.(avif|webp|svg|png)$/, (route) => route.abort());
      const styled = await firstScreen(page, path);
      await page.route('**/*.css', (route) => route.abort());
      const first = await firstScreen(page, path);
      await page.unrouteAll();
      expect(await difference(first, styled), `at ${screen.width} px`).toBeLessThan(TOLERANCE);
    }
  });
}

test('every picture has its room before it arrives, so that nothing moves when it does', async ({ page }) => {
  await page.route(/\.(avif|webp|svg|png)$/, () => {});
  for (const path of onePageOfEachKind) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const withoutRoom = () =>
        page
          .locator('main img')
          .evaluateAll((images) =>
            images
              .filter((image) => image.checkVisibility() && image.getBoundingClientRect().height === 0)
              .map((image) => image.getAttribute('src')),
          );
      await expect.poll(withoutRoom, `${path} at ${screen.width} px`).toEqual([]);
    }
  }
});
