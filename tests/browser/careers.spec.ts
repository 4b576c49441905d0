import type { Locator, Page } from '@playwright/test';
import { brokenWords } from './brokenWords.ts';
import { cardOf, flipScript, openCareers, waitForFlipScript } from './careersPage.ts';
import { misfitsIn, noMisfits } from './cutText.ts';
import { expect, test } from './fixtures.ts';
import { idle } from './settled.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens and closes cards, and expects them to stay in place. All are closed before and after it. */
async function staysInPlace(page: Page) {
  const topOf = (title: string) => cardOf(page, title).evaluate((card) => card.getBoundingClientRect().top);
  await cardOf(page, 'SEO Manager').evaluate((card) =>
    window.scrollTo({
      top: card.getBoundingClientRect().top + window.scrollY - 96,
      behavior: 'instant',
    }),
  );
  const press = async (title: string, name: 'Details' | 'Close') => {
    await cardOf(page, title)
      .getByRole('button', { name })
      .evaluate((button: HTMLElement) => {
        button.click();
        // The card is in its place by the next paint.
        return new Promise(requestAnimationFrame);
      });
    await expect(cardOf(page, title)).toHaveAttribute('data-side', name === 'Details' ? 'details' : 'face');
  };

  const top = await topOf('SEO Manager');
  await press('SEO Manager', 'Details');
  expect(Math.abs((await topOf('SEO Manager')) - top)).toBeLessThan(1);
  await press('SEO Manager', 'Close');
  expect(Math.abs((await topOf('SEO Manager')) - top)).toBeLessThan(1);

  // A card that closes above does not move it.
  await press('Account Executive', 'Details');
  const later = await topOf('SEO Manager');
  await press('SEO Manager', 'Details');
  expect(Math.abs((await topOf('SEO Manager')) - later)).toBeLessThan(1);

  // Nor when both are pressed before either could flip.
  await press('SEO Manager', 'Close');
  const before = await topOf('SEO Manager');
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('main li[data-side] article:first-child button');
    for (const button of [first, second]) (button as HTMLElement).click();
    return new Promise(requestAnimationFrame);
  });
  await expect(cardOf(page, 'Account Executive')).toHaveAttribute('data-side', 'face');
  await expect(cardOf(page, 'SEO Manager')).toHaveAttribute('data-side', 'details');
  expect(Math.abs((await topOf('SEO Manager')) - before)).toBeLessThan(1);
  await press('SEO Manager', 'Close');
}

test.describe('the three openings', () => {
  test('under reduced motion a card stays where it is while cards open and close, and no script flips it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCareers(page);
    for (const width of [390, 768, 1440]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await staysInPlace(page);
      });
    }
    await idle(page);
    expect(await flipScript(page)).toBeUndefined();
  });

  test('a press is answered before anything moves; the card shows the old side first, then the new one', async ({
    page,
    engine,
  }) => {
    await openCareers(page);
    await waitForFlipScript(page);
    const card = cardOf(page, 'SEO Manager');
    const [face, details] = [card.locator('article').first(), card.locator('article').last()];
    const answer = await card.evaluate(async (element) => {
      const sides = [...element.children];
      element.querySelector<HTMLElement>('article:not([inert]) [data-flip]')?.click();
      // The effects of the press itself, before the next paint.
      await new Promise<void>(queueMicrotask);
      return {
        side: element.getAttribute('data-side'),
        visibility: sides.map((side) => getComputedStyle(side).visibility),
        moving: sides.flatMap((side) => side.getAnimations()).length,
      };
    });
    expect(answer).toEqual({ side: 'details', visibility: ['visible', 'hidden'], moving: 0 });
    await expect(details).toHaveCSS('visibility', 'visible');
    await expect(card).not.toHaveAttribute('data-flipping');

    test.skip(engine !== 'chromium', 'only Chromium lets a test set the pace of animations');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Animation.enable');
    const setPace = (playbackRate: number) => devTools.send('Animation.setPlaybackRate', { playbackRate });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, away, coming] of [
        ['Close', details, face],
        ['Details', face, details],
      ] as const) {
        await setPace(0.001);
        await card.getByRole('button', { name }).click();
        await expect(card).toHaveAttribute('data-flipping');
        await expect(away).toHaveCSS('visibility', 'visible');
        await expect(coming).toHaveCSS('visibility', 'visible');
        // It is seen from behind for half of the way.
        for (const side of [away, coming]) await expect(side).toHaveCSS('backface-visibility', 'hidden');
        await expect(card.getByRole('heading', { level: 3 })).toHaveCount(1);
        await setPace(1);
        await expect(card).not.toHaveAttribute('data-flipping');
        await expect(away).toHaveCSS('visibility', 'hidden');
      }
    }
  });
});

test('on a small screen the keyboard sees the button that it is on when a card opens and closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // 1280 × 1024, at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await openCareers(page);
  const button = (name: string) => cardOf(page, 'Account Executive').getByRole('button', { name });
  // A pointer is shown the opening from its beginning.
  await button('Details').click();
  await button('Close').click();
  await expect(button('Details')).toBeFocused();
  await expect(button('Details')).not.toBeInViewport();
  // For Firefox and WebKit, Enter alone shows no use of the keyboard after a click.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button('Details')).toBeFocused();
  const openAndClose = async () => {
    await button('Details').press('Enter');
    await expect(button('Close')).toBeFocused();
    await expect(button('Close')).toBeInViewport({ ratio: 1 });
    await button('Close').press('Enter');
    await expect(button('Details')).toBeFocused();
    await expect(button('Details')).toBeInViewport({ ratio: 1 });
  };
  await openAndClose();
  await test.step('also while the browser is busy, and its frames are late', async () => {
    await page.evaluate(() => {
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (act) => window.setTimeout(() => requestAnimationFrame(act), 300);
    });
    await openAndClose();
    // The last frame could come later than the focus.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(button('Details')).toBeInViewport({ ratio: 1 });
  });
  const topOf = async (element: Locator) => (await element.boundingBox())?.y;
  expect(await topOf(button('Details')), 'no further than needed').toBeGreaterThan(100);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button('Details').press('Enter');
  await expect
    .poll(() => topOf(cardOf(page, 'Account Executive')), 'details from their beginning')
    .toBeGreaterThanOrEqual(0);
});

test('the page fits screens of every size in large text', async ({ page }) => {
  await openCareers(page);
  for (const [width, size] of [
    [360, '200%'],
    [390, '200%'],
    [1280, '150%'],
    [1440, '200%'],
  ] as const)
    await test.step(`at a text size of ${size} (${width} px)`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const misfits = () => misfitsIn(page, { size });
      if (width === 360) await expect.poll(misfits).toEqual(noMisfits);
      else await misfits();
      const broken = await brokenWords(page);
      const placesAndDays = broken.filter((word) => ['Gurugram', '2024'].includes(word));
      expect(placesAndDays, 'the place and the day of an opening stay whole').toEqual([]);
    });
});
