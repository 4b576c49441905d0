import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { list, showsEveryLogo, strips } from './logoStrip.ts';
import { withhold } from './withhold.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The left edge of its items, px in the window. */
const left = (strip: Locator) => list(strip).evaluate((items) => items.getBoundingClientRect().left);

/** px/s to the left, from one frame to the tenth after it. */
const speed = (strip: Locator) =>
  list(strip).evaluate(async (items) => {
    /** The items' left edge and total width, px, and the time, ms, all of one frame. */
    const look = async () => {
      await new Promise(requestAnimationFrame);
      const { left, width } = items.getBoundingClientRect();
      return { left, width, at: Number(document.timeline.currentTime) };
    };
    const from = await look();
    for (let frame = 0; frame < 9; frame += 1) await new Promise(requestAnimationFrame);
    const to = await look();
    const moved = (from.left - to.left + to.width) % to.width;
    return (moved / (to.at - from.at)) * 1000;
  });

/** A strip begins, stops and goes on with one of the next frames. */
const runsAt = (strip: Locator, expected: number) => expect.poll(() => speed(strip)).toBeCloseTo(expected, 0);

test('all pictures of a strip come with the first that is seen: WebKit loads none that the run alone brings into view', async ({
  page,
}) => {
  // So far down that Chromium's own foresight does not reach it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const strip = strips(page).first();
  await expect(strip).toHaveAttribute('data-doubled');
  const loaded = () =>
    strip
      .locator('img')
      .evaluateAll((pictures) => pictures.filter((picture) => (picture as HTMLImageElement).complete).length);
  expect(await loaded(), 'none before it is near').toBe(0);
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(loaded, { timeout: 5_000 }).toBe(30);
});

test('a strip is as fast on every screen, fills it and loops at half its width without a jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  const strip = strips(page).first();
  await expect(strip).toHaveAttribute('data-doubled');
  for (const width of [390, 2560])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await runsAt(strip, 60);

      const [items = Number.NaN, copy] = await strip
        .locator('ul')
        .evaluateAll((lists) => lists.map((half) => half.getBoundingClientRect().width));
      expect(copy).toBeCloseTo(items, 1);
      expect(items).toBeGreaterThanOrEqual(width - 60);
      // The end of a round looks like its beginning.
      const ends = await strip
        .locator('ul')
        .first()
        .evaluate((half) => {
          const [run] = half.parentElement?.getAnimations() ?? [];
          const duration = Number(run?.effect?.getComputedTiming().duration);
          return [0, duration - 0.001].map((time) => {
            if (run) run.currentTime = time;
            return (
              half.parentElement?.children[time === 0 ? 0 : 1]?.getBoundingClientRect().left ?? Number.NaN
            );
          });
        });
      expect(ends[0]).toBeCloseTo(ends[1] ?? Number.NaN, 1);
    });
});

test('the clients of a service page run at 120 px/s (MOTION-7)', async ({ page }) => {
  await page.goto('/services/seo');
  const strip = strips(page).first();
  await expect(strip).toHaveAttribute('data-doubled');
  await runsAt(strip, 120);
});

test('a strip of home runs at 60 px/s (MOTION-7), and pauses while the pointer is over it, alone', async ({
  page,
}) => {
  await page.goto('/');
  const [first, second] = [strips(page).first(), strips(page).last()];
  await expect(second).toHaveAttribute('data-doubled');
  await first.hover({ position: { x: 300, y: 30 } });
  await runsAt(first, 0);
  await runsAt(second, 60);
  await page.mouse.move(2, 2);
  await runsAt(first, 60);

  // In print every logo is on the paper, wherever the run is.
  await expect.poll(() => left(first)).toBeLessThan(-20);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => left(first)).toBeGreaterThanOrEqual(0);

  // It fills its frame where a translator has turned the page to right-to-left.
  await page.emulateMedia({ media: 'screen' });
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  const ends = await first
    .locator('ul')
    .evaluateAll((lists) => lists.map((half) => half.getBoundingClientRect().right));
  expect(ends[1]).toBeGreaterThan(ends[0] ?? Number.NaN);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the industries run at 120 px/s (MOTION-7), tapped before hydration too: nothing is over them', async ({
    page,
  }) => {
    const letLoad = await withhold(page, '**/static/js/common.script-*.js');
    await page.goto('/services');
    const strip = strips(page).first();
    // After a tap, browsers keep `:hover` on the element.
    await expect(async () => {
      await strip.tap();
      expect(await strip.evaluate((element) => element.matches(':hover'))).toBe(true);
    }).toPass();
    await letLoad();
    await expect(strip).toHaveAttribute('data-doubled');
    await runsAt(strip, 120);
  });
});

test('a strip scrolled by hand before hydration goes on from there', async ({ page }) => {
  const letLoad = await withhold(page, '**/static/js/common.script-*.js');
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Clients', exact: true });
  await strip.locator('ul').evaluate((items) => {
    items.parentElement?.parentElement?.scrollTo({ left: 240, behavior: 'instant' });
  });
  await expect.poll(() => left(strip)).toBe(-240);
  // Slow motion shows the run at its start.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.000_01 });
  await letLoad();
  await expect(strip).toHaveAttribute('data-doubled');
  await expect
    .poll(() => strip.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(1);
  await expect.poll(() => left(strip)).toBeCloseTo(-240, 0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a strip is a grid in which every item can be seen', async ({ page }) => {
    await page.goto('/');
    await showsEveryLogo(page);
  });
});
