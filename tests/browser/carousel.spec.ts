import type { Page } from '@playwright/test';
import { homeWords } from '../../src/content/home.ts';
import { button, carousel, frame, openCarousel as open, shown } from './carousel.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { teasers } = homeWords.buzz;
const shows = (page: Page, number: number) => expect(shown(page)).toHaveAccessibleName(`${number} of 4`);

/** Swipes with a finger, as the browser itself gets it from a touch screen: px to the left and up, within 80 ms. */
async function swipe(page: Page, left: number, up = 0): Promise<void> {
  await frame(page).scrollIntoViewIfNeeded();
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The slides cannot be seen.');
  const [x, y] = [box.x + box.width / 2 + left / 2, box.y + Math.min(box.height, 200) / 2];
  const device = await page.context().newCDPSession(page);
  const begin = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - left * part, y: y - up * part }],
      timestamp: (begin + 80 * part) / 1000,
    });
  await touch('touchStart', 0);
  for (const part of [0.1, 0.3, 0.6, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await device.detach();
}

test('swipes change slides, past either end', async ({ page, engine }) => {
  test.skip(engine !== 'chromium', 'elsewhere tests have no touch screen: the walk sends its events');
  await open(page, '/');
  await swipe(page, -200);
  await shows(page, 4);
  await swipe(page, 200);
  await shows(page, 1);

  // A finger that moves up scrolls the page.
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  const before = await scrolledTo();
  await swipe(page, 0, 60);
  await expect.poll(scrolledTo).toBeGreaterThan(before);
  await shows(page, 1);
});

test('two fingers that move apart on a slide zoom into the page, and change no slide', async ({
  page,
  engine,
}) => {
  test.skip(engine !== 'chromium', 'elsewhere tests have no touch screen');
  await open(page, '/');
  await frame(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const device = await page.context().newCDPSession(page);
  for (const [type, apart] of [
    ['touchStart', 40],
    ['touchMove', 80],
    ['touchMove', 160],
    ['touchMove', 320],
    ['touchEnd', 0],
  ] as const) {
    const fingers = [-0.5, 0.5].map((side, id) => ({
      x: x + width / 2 + side * apart,
      y: y + height / 2,
      id,
    }));
    await device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : fingers });
  }
  await device.detach();
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(2);
  await shows(page, 1);
});

test('once the carousel is near, the pictures of all its slides are fetched', async ({ page, engine }) => {
  test.skip(
    engine !== 'chromium',
    'Firefox crashes when its driver has scrolled this far; without it, it does not',
  );
  await open(page, '/');
  const pictures = carousel(page).locator('[aria-roledescription="slide"] img');
  const arrived = () =>
    pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).complete));
  expect(await arrived()).toEqual([false, false, false, false]);
  await frame(page).scrollIntoViewIfNeeded();
  await expect.poll(arrived).toEqual([true, true, true, true]);
  await shows(page, 1);
});

test('slides that are not shown are out of reach of the keyboard; its first control pauses, its last leads to the blog', async ({
  page,
}) => {
  await open(page, '/');
  await button(page, 'Pause the slides').press('Enter');
  // Focus on the control does not pause after Play was pressed by keyboard.
  await button(page, 'Play the slides').press('Enter');
  await page.clock.runFor(3_000);
  await shows(page, 2);
  const names: (string | undefined)[] = [];
  for (let press = 0; press < 8; press++) {
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
    if (press < 7) await page.keyboard.press('Tab');
  }
  expect(names.map((name) => name?.replace(/:.*/, '').trim())).toEqual([
    'Pause the slides',
    'Previous slide',
    'Next slide',
    'Slide 1',
    'Slide 2',
    'Slide 3',
    'Slide 4',
    'Read more',
  ]);
  const back = button(page, 'Previous slide').locator('svg');
  await expect(back, 'the arrow of the next slide, in a mirror').toHaveCSS('scale', '-1 1');
  const lit = () =>
    carousel(page)
      .getByRole('group', { name: 'Choose a slide' })
      .evaluate(({ children }) =>
        Array.from(
          children,
          (dot) => getComputedStyle(dot, '::before').backgroundColor !== 'rgba(0, 0, 0, 0)',
        ),
      );
  await expect.poll(lit, 'the dot of the shown slide is filled').toEqual([false, true, false, false]);
  // Focus on the next control pauses.
  await page.clock.runFor(9_000);
  await shows(page, 2);
  // The shutter of a change of page takes time.
  await page.clock.resume();
  await shown(page).getByRole('link').press('Enter');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be pushed into view, and its link followed', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Pause the slides', /^Slide 1/]) await expect(button(page, name)).toBeHidden();
    for (const { headline } of teasers) {
      const heading = carousel(page).getByRole('heading', { name: headline });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
    await carousel(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/Blog$/);
  });
});

test('on paper all slides stand one below the other, whichever is shown', async ({ page, engine }) => {
  test.skip(engine !== 'chromium', 'Playwright cannot emulate print over WebDriver BiDi');
  await open(page, '/');
  await button(page, 'Next slide').click();
  await shows(page, 2);
  await page.emulateMedia({ media: 'print' });
  const places = () =>
    frame(page)
      .locator('[aria-roledescription=slide]')
      .evaluateAll((slides) =>
        slides.map((slide) => {
          const { left, top } = slide.getBoundingClientRect();
          return [Math.round(left), top] as const;
        }),
      );
  const left = Math.round((await frame(page).boundingBox())?.x ?? Number.NaN);
  await expect.poll(async () => (await places()).map(([x]) => x)).toEqual([left, left, left, left]);
  const tops = (await places()).map(([, top]) => top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(4);
});

test('the shown slide is in its frame where a translator has turned the page to right-to-left', async ({
  page,
}) => {
  await open(page, '/');
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await button(page, 'Next slide').click();
  await shows(page, 2);
  const left = (await frame(page).boundingBox())?.x;
  await expect.poll(async () => (await shown(page).boundingBox())?.x).toBe(left);
});
