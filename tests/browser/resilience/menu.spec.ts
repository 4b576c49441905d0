import type { Page, Route } from '@playwright/test';
import { navigation } from '../../../src/content/pages.ts';
import { expect, test } from '../fixtures.ts';

/** The longest wait of `earlyPresses.ts`, ms. */
const PATIENCE = 4_000;
const SMALL = { width: 390, height: 844 };

test.use({
  viewport: SMALL,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module/,
});

const banner = (page: Page) => page.getByRole('banner');
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const mainLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
const named = (page: Page, name: string) => mainLinks(page).filter({ hasText: name });

/** The header's own script, and its imports. */
const headerScripts = /\/static\/js\/(shell|Header)-/;
/** Every script except the one that keeps early presses. */
const laterScripts = /\/static\/js\/(?!index-|early-|rolldown-runtime-)/;

const ways: Record<string, [scripts: RegExp, fail: (route: Route) => unknown]> = {
  "the header's script is out of reach": [headerScripts, (route) => route.abort()],
  "the header's script is gone": [headerScripts, (route) => route.fulfill({ status: 404 })],
  "the header's script hangs": [headerScripts, () => {}],
  'every script but the first is gone': [laterScripts, (route) => route.fulfill({ status: 404 })],
  'every script but the first hangs': [laterScripts, () => {}],
};

/** Opens a page with a clock that the test advances, and presses its toggle. */
async function pressToggle(page: Page, url: string) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(url);
  await toggle(page).click();
}

async function seeLinks(page: Page) {
  await expect(mainLinks(page)).toHaveText(navigation.map(({ label }) => label));
  for (const link of await mainLinks(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(toggle(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(page.viewportSize()?.width);
}

for (const [what, [scripts, fail]] of Object.entries(ways)) {
  test(`${what}: whoever has pressed the menu finds its links in the header`, async ({ page, site }) => {
    await page.route(scripts, fail);
    await pressToggle(page, `${site.url}/contact`);
    await page.clock.runFor(PATIENCE - 100);
    await expect(mainLinks(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await seeLinks(page);
    await named(page, 'Careers').click();
    await page.waitForURL('**/careers');
  });
}

test.describe("the header's script is late", () => {
  let letCome: () => void;
  test.beforeEach(async ({ page, site }) => {
    const late = Promise.withResolvers<void>();
    letCome = late.resolve;
    await page.route(headerScripts, (route) => late.promise.then(() => route.continue()));
    await pressToggle(page, `${site.url}/about-us`);
  });

  /** The menu works as usual. */
  const work = async (page: Page) => {
    for (const isOpen of [true, false]) {
      await toggle(page).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(mainLinks(page)).toHaveCount(isOpen ? navigation.length : 0);
    }
  };

  test('whoever still waits finds the links on the sheet when it comes', async ({ page }) => {
    await page.clock.runFor(PATIENCE);
    await seeLinks(page);
    letCome();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(named(page, 'Careers')).toBeVisible();
    await toggle(page).click();
    await work(page);
  });

  test('whoever has gone on is not disturbed when it comes', async ({ page }) => {
    await page.clock.runFor(PATIENCE);
    await seeLinks(page);
    await page.getByRole('heading', { level: 1 }).click();
    letCome();
    await expect(toggle(page)).toBeVisible();
    await expect(toggle(page)).not.toHaveAttribute('data-waiting');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(mainLinks(page)).toHaveCount(0);
    await work(page);
  });

  test('further down the page the links come to where they are waited for', async ({ page }) => {
    await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(SMALL.height / 2);
    await page.clock.runFor(PATIENCE);
    await seeLinks(page);
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
  });
});

for (const size of [
  { width: 320, height: 568 },
  // Zoomed to 400% on a screen of 1280 by 1024.
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]) {
  test(`on a screen of ${size.width} by ${size.height} the links leave half of it to the page`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    await page.route(headerScripts, (route) => route.abort());
    await pressToggle(page, site.url);
    await page.clock.runFor(PATIENCE);
    await expect(toggle(page)).toBeHidden();
    await expect
      .poll(async () => (await banner(page).boundingBox())?.height)
      .toBeLessThanOrEqual(size.height / 2);
    await expect(mainLinks(page)).toHaveCount(navigation.length);
    for (const link of await mainLinks(page).all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a toggle that nobody pressed stays what it is', async ({ page, site }) => {
  await page.route(headerScripts, (route) => route.abort());
  await page.clock.install();
  await page.goto(site.url);
  await page.clock.runFor(10 * PATIENCE);
  await expect(toggle(page)).toBeVisible();
});

test('no script comes at all: the header can be read on every wall, and its toggle, held for long, shows the sheet', async ({
  page,
  site,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(site.url);
  const ground = () => banner(page).evaluate((header) => getComputedStyle(header).backgroundColor);
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('heading', { name: 'Specialist Divisions' }).scrollIntoViewIfNeeded();
  await expect.poll(ground).toBe('rgb(15, 47, 40)');
  await toggle(page).click();
  await expect(mainLinks(page)).toHaveCount(navigation.length);
  await named(page, 'Careers').click();
  await page.waitForURL('**/careers');
});
