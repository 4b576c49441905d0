import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, visit } from './hydrated.ts';
import { filmHasControls, idle } from './settled.ts';
import { withhold } from './withhold.ts';

const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY));
const article = '/blog/understanding-media-buying';
const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last();

for (const [way, open] of [
  ['opened by its address', (page: Page) => page.goto(article)],
  [
    'opened by a link',
    async (page: Page) => {
      await visit(page, '/blog');
      await page.locator(`main a[href="${article}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  ],
] as const)
  test(`a place within a page is where Back from a section leads (${way})`, async ({ page }) => {
    await open(page);
    await hydrated(page);
    await page.mouse.wheel(0, 300);
    await scrolledTo(page).toBe(300);
    await contents(page).evaluate((link: HTMLElement) => link.click());
    await scrolledTo(page).toBeGreaterThan(1_000);
    // In Firefox the driver's own `goBack` waits for ever within a page.
    await page.evaluate(() => history.back());
    await scrolledTo(page).toBe(300);
  });

test('Back from home, where the logo led, is the page before', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'The Agency Way' }).first().click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
});

test('a part of a page has the focus when a link of another page leads there', async ({ page }) => {
  await visit(page, '/services/website-design');
  await page.locator('main a[href="/services#prices"]').first().press('Enter');
  await expect(page).toHaveURL(/services#prices$/);
  await expect(page.locator('#prices')).toBeFocused();
  await expect(page.locator('#prices')).toBeInViewport();
});

test('the next Tab after the link to the film comes to its player', async ({ page }) => {
  await visit(page, '/');
  await filmHasControls(page);
  await page.getByRole('link', { name: 'Watch the film' }).press('Enter');
  await expect(page).toHaveURL('/#film-player');
  await page.keyboard.press('Tab');
  await expect(page.locator('video[controls]')).toBeFocused();
});

test('a page that hydrates stays where the visitor has scrolled since the browser came to its anchor', async ({
  page,
}) => {
  const letLoad = await withhold(page, '**/static/js/hydrate-*.js');
  await page.goto('/services#prices');
  await scrolledTo(page).toBeGreaterThan(1_000);
  const prices = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -600);
  await scrolledTo(page).toBe(prices - 600);
  await letLoad();
  await hydrated(page);
  await idle(page);
  await scrolledTo(page).toBe(prices - 600);
});
