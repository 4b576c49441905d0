import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { onePageOfEachKind } from './builtPages.ts';
import { expect, test } from './fixtures.ts';
import { screenshotOf } from './screenshot.ts';
import { unknownPageNoted } from './unknownPage.ts';

// The style sheet of the whole site is empty once, scripts and pictures never come: nothing moves.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: unknownPageNoted,
});

const PHONE = { width: 390, height: 844 };
const SCREENS = [PHONE, { width: 1440, height: 900 }];

/** Share of colour values that edges of letters may differ by; a paragraph in another typeface differs by 100 times more. */
const TOLERANCE = 0.0001;

/** Opens the page with a style sheet, and takes its first screen at each width; its pictures are still on their way. */
async function firstScreens(page: Page, path: string): Promise<Buffer[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('link[rel=stylesheet]')).not.toHaveJSProperty('sheet', null);
  const shots: Buffer[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    shots.push(await screenshotOf(page));
  }
  return shots;
}

const coloursOf = (shot: Buffer) => sharp(shot).removeAlpha().raw().toBuffer();

/** The share of colour values that differ. */
async function difference(shot: Buffer = Buffer.of(), other: Buffer = Buffer.of()): Promise<number> {
  if (shot.equals(other)) return 0;
  const [colours, others] = await Promise.all([coloursOf(shot), coloursOf(other)]);
  expect(colours).toHaveLength(others.length);
  return colours.filter((value, index) => value !== others[index]).length / others.length;
}

test('every kind of page paints its first screen without the style sheet as with it; pictures have their room, and a phone’s are fetched at once', async ({
  page,
}) => {
  await page.route(/\.(avif|webp|svg|png)$/, () => {});
  for (const path of onePageOfEachKind) {
    await test.step(path, async () => {
      await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      const first = await firstScreens(page, path);
      await page.unroute('**/*.css');
      const styled = await firstScreens(page, path);
      for (const [index, { width }] of SCREENS.entries())
        expect(await difference(first[index], styled[index]), `at ${width} px`).toBeLessThan(TOLERANCE);

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
        await expect.poll(withoutRoom, `pictures without room at ${screen.width} px`).toEqual([]);
      }

      await page.setViewportSize(PHONE);
      const late = await page
        .locator('main img[loading=lazy]')
        .evaluateAll((images) =>
          images
            .filter(
              (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight,
            )
            .map((image) => image.getAttribute('src')),
        );
      expect(late, 'pictures of the first screen of a phone that wait for its layout').toEqual([]);
    });
  }
});
