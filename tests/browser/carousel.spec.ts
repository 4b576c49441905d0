import type { Page } from '@playwright/test';
import { button, carousel, frame, openCarousel as open, shown } from './carousel.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

/** Moves two fingers apart on the shown slide. */
async function spread(page: Page): Promise<void> {
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
}

test('on a touch screen: pictures are there in time, swipes change slides, two fingers zoom', async ({
  page,
  engine,
}) => {
  test.skip(engine !== 'chromium', 'elsewhere tests have no touch screen: the walk sends its events');
  await open(page, '/');

  await test.step('once the carousel is near, the pictures of all its slides are fetched', async () => {
    const pictures = carousel(page).locator('[aria-roledescription="slide"] img');
    const arrived = () =>
      pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).complete));
    expect(await arrived()).toEqual([false, false, false, false]);
    await frame(page).scrollIntoViewIfNeeded();
    await expect.poll(arrived).toEqual([true, true, true, true]);
    await shows(page, 1);
  });

  await test.step('swipes change slides, past either end', async () => {
    await swipe(page, -200);
    await shows(page, 4);
    await swipe(page, 200);
    await shows(page, 1);
  });

  await test.step('a finger that moves up scrolls the page', async () => {
    const scrolledTo = () => page.evaluate(() => window.scrollY);
    const before = await scrolledTo();
    await swipe(page, 0, 60);
    await expect.poll(scrolledTo).toBeGreaterThan(before);
    await shows(page, 1);
  });

  await test.step('two fingers that move apart zoom into the page, and change no slide', async () => {
    await frame(page).scrollIntoViewIfNeeded();
    await spread(page);
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(2);
    await shows(page, 1);
  });
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
  // The shutter of a change of page takes time.
  await page.clock.resume();
  await shown(page).getByRole('link').press('Enter');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
});

test('a key pressed after a click keeps the slide that it shows', async ({ page }) => {
  await open(page, '/');
  await button(page, 'Next slide').click();
  await page.mouse.move(2, 2);
  await shows(page, 2);
  await page.keyboard.press('ArrowRight');
  await shows(page, 3);
  await page.clock.runFor(6_000);
  await shows(page, 3);
});

test('under reduced motion, where no slide comes by itself, nothing offers to pause them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(button(page, /the slides$/)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const [back, words] = [await button(page, 'Previous slide').boundingBox(), await shown(page).boundingBox()];
  expect(back?.x, 'the first control stands at the edge of the slides').toBe(words?.x);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(button(page, 'Pause the slides')).toBeVisible();
});

test('slides and dots have their places on the narrowest screen, where a translator has turned the page to right-to-left, and on paper', async ({
  page,
  engine,
}) => {
  await page.setViewportSize({ width: 280, height: 653 });
  await open(page, '/');
  await button(page, /^Slide 4/).scrollIntoViewIfNeeded();
  await expect(button(page, /^Slide 4/)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1440, height: 800 });
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await button(page, 'Next slide').click();
  await shows(page, 2);
  const edge = (await frame(page).boundingBox())?.x;
  await expect.poll(async () => (await shown(page).boundingBox())?.x).toBe(edge);

  // Playwright cannot emulate print over WebDriver BiDi.
  if (engine !== 'chromium') return;
  await page.locator('html').evaluate((html) => html.removeAttribute('dir'));
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
  expect(tops, 'one below the other').toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(4);
});
