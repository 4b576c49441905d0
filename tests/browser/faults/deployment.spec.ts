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

/** Whether the page has the styles of its own that its file is named after. */
const hasStyles = (page: Page, name: string) =>
  page.evaluate(
    (part) => [...document.styleSheets].some(({ href }) => href?.includes(`/css/${part}-`) === true),
    name,
  );

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

for (const [what, status, type] of [
  ['out of reach', 0, 'error'],
  ['gone', 404, 'missing'],
] as const) {
  test(`the styles of another page are ${what}: Try again brings them`, async ({ page, site }) => {
    await page.goto(`${site.url}/thankyou`);
    await page.waitForLoadState('networkidle');
    await page.route('**/static/css/contact-*', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status }),
    );
    await follow(page, 'Contact');
    await expect(page.getByText(`Loading chunk contact failed. (${type})`)).toBeVisible();
    await page.unroute('**/static/css/contact-*');
    await tryAgain(page);
    await expect(field(page, 'name')).toBeVisible();
    expect(await hasStyles(page, 'contact')).toBe(true);
  });
}

test('without any of its styles a page can be read and used, and says so where another cannot be opened', async ({
  page,
  site,
}) => {
  await page.route('**/static/css/**', (route) => route.abort());
  await openForm(page, `${site.url}/contact`);
  await expect(heading(page)).toBeVisible();
  await field(page, 'name').fill(typed.name);
  await follow(page, 'About');
  await expect(page.getByText('Loading chunk about failed. (error)')).toBeVisible();
  await page.reload();
  await expect(heading(page)).not.toHaveText('Unexpected Application Error!');
  await follow(page, 'Contact');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(typed.name);
});

test('styles that are late come to a page that works', async ({ page, site }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/static/css/**', (route) => arrived.promise.then(() => route.continue()));
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await page.waitForRequest('**/static/css/**');
  arrived.resolve();
  await expect(heading(page)).toBeVisible();
  await field(page, 'name').fill(typed.name);
  expect(await hasStyles(page, 'contact')).toBe(true);
});
