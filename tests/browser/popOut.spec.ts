import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { hydrated, visit } from './hydrated.ts';
import { idle, still } from './settled.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } });

/** The largest difference, of 255, that rounding of an edge causes. */
const ROUNDING = 96;

/** The number of pixels of a part of the page that have changed. */
async function changed(picture: Locator, before: Buffer): Promise<number> {
  const [old, now] = await Promise.all(
    [before, await picture.screenshot()].map((png) => sharp(png).greyscale().raw().toBuffer()),
  );
  let count = 0;
  old?.forEach((value, index) => {
    if (Math.abs(value - (now?.[index] ?? 0)) > ROUNDING) count += 1;
  });
  return count;
}

const places: [name: string, path: string, find: (page: Page) => Locator][] = [
  [
    'a house on home',
    '/',
    (page) => page.getByRole('img', { name: /pink glasses/ }).locator('xpath=ancestor::li'),
  ],
  [
    'a service',
    '/services',
    (page) => page.getByRole('list', { name: 'Services' }).getByRole('link', { name: /^PR & ORM/ }),
  ],
  ['an article', '/blog', (page) => page.getByRole('article').first()],
];

for (const [name, path, find] of places) {
  test(`in the picture of ${name} something moves out, and nothing else; its layers wait for a hover`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const scripts = () => fetched.filter((url) => /\/layers-[^/]*\.js$/.test(url));
    await page.goto(path);
    const place = find(page);
    const picture = place.locator('picture > img');
    const object = place.locator('[data-part="object"]');
    await picture.evaluate((image) => image.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await hydrated(page);
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await still(place);
    await idle(page);
    expect(scripts()).toEqual([]);
    const before = await picture.screenshot();

    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(place.locator('span[data-state~="object.out"]')).toHaveCount(1);
    expect(scripts()).toHaveLength(1);
    await still(place);
    await expect.poll(() => changed(picture, before)).toBeGreaterThan(200);

    await object.evaluate((image) => Object.assign(image.style, { transition: 'none', translate: 'none' }));
    await expect.poll(() => changed(picture, before)).toBeLessThan(30);
  });
}

test('where nothing can hover, no part of a card moves out', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await visit(page, '/careers');
  await page.getByRole('link', { name: 'Apply Now' }).first().focus();
  const parts = page.locator('li[data-side] svg g');
  const moved = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).translate));
  expect([...new Set(moved)]).toEqual(['none']);
  await context.close();
});

test('in the window of a card something moves out by focus too', async ({ page }) => {
  await visit(page, '/careers');
  const card = page.locator('li[data-side]').first();
  await card.getByRole('link', { name: 'Apply Now' }).focus();
  const moved = () =>
    card
      .locator('svg g')
      .evaluateAll((parts) =>
        parts.map((part) => getComputedStyle(part).translate).filter((by) => by !== 'none'),
      );
  await expect.poll(moved).toEqual(['-8px 12px']);
});
