import type { Page } from '@playwright/test';
import { typed } from '../../worlds/enquiry.world.ts';
import { expect, test } from '../fixtures.ts';
import { field, openForm } from '../form.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module|preload/,
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).click();

test('a new deployment has removed the scripts of the other pages: Try again opens the new page, with every word', async ({
  page,
  site,
}) => {
  await openForm(page, `${site.url}/contact`);
  await field(page, 'message').fill(typed.message);
  await page.route('**/static/js/about-*', (route) => route.fulfill({ status: 404 }));
  await follow(page, 'About');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('Loading chunk about failed. (missing)')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // The document knows what its scripts are called now.
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.unroute('**/static/js/about-*');
  await tryAgain(page);
  await expect(heading(page)).not.toHaveText('Unexpected Application Error!');
  expect(page.url()).toBe(`${site.url}/about-us`);
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  await follow(page, 'Contact');
  await expect(field(page, 'message')).toHaveValue(typed.message);
});

test('without any of its styles the site can be read and used', async ({ page, site }) => {
  await page.route('**/static/css/**', (route) => route.abort());
  await openForm(page, `${site.url}/contact`);
  await expect(heading(page)).toBeVisible();
  await field(page, 'name').fill(typed.name);
  await follow(page, 'About');
  await page.waitForURL('**/about-us');
  await expect(heading(page)).toHaveText('The whole team on one windowsill');
  await follow(page, 'Contact');
  await expect(field(page, 'name')).toHaveValue(typed.name);
});

test('styles that are late come to a page that works', async ({ page, site }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/static/css/**', (route) => arrived.promise.then(() => route.continue()));
  const asked = page.waitForRequest('**/static/css/**');
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await asked;
  arrived.resolve();
  await expect(heading(page)).toBeVisible();
  await field(page, 'name').fill(typed.name);
  await expect(heading(page)).not.toHaveCSS('font-size', '32px');
});
