import type { Page } from '@playwright/test';
import { STRUCTURED_DATA } from '../../../src/seo/syncStructuredData.ts';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, openForm } from '../form.ts';

test.use({
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module|preload/,
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).click();

test('a new deployment has removed the scripts of the other pages: Try again opens the new page, with every word', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await field(page, 'message').fill(typed.message);
  await page.route('**/static/js/about-*', (route) => route.fulfill({ status: 404 }));
  await follow(page, 'About');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('Loading chunk about failed. (missing)')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // The new document names the new scripts.
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.unroute('**/static/js/about-*');
  await tryAgain(page);
  await expect(heading(page)).toHaveText('The whole team on one floor');
  await expect(page).toHaveURL('/about-us');
  await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false);
  await follow(page, 'Contact');
  await expect(field(page, 'message')).toHaveValue(typed.message);
});

test('without any of its styles the site can be read and used', async ({ page }) => {
  await page.route('**/static/css/**', (route) => route.abort());
  await openForm(page, '/contact');
  await expect(heading(page)).toBeVisible();
  await field(page, 'name').fill(typed.name);
  await follow(page, 'About');
  await page.waitForURL('**/about-us');
  await expect(heading(page)).toHaveText('The whole team on one floor');
  await follow(page, 'Contact');
  await expect(field(page, 'name')).toHaveValue(typed.name);
});

for (const path of ['//', '/about-us/']) {
  test(`a host that takes ${path} for an unknown address: the page comes all the same, its head with it`, async ({
    page,
    site,
  }) => {
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const missing = await page.request.get('/no-such-page');
        await route.fulfill({ status: 404, headers: missing.headers(), body: await missing.body() });
      },
    );
    const known = await page.request.get(path === '//' ? '/' : '/about-us');
    const html = await known.text();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const [, structuredData = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    await page.goto(site.url + path);
    await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    for (const one of ['h1', 'main', 'title', 'meta[name=description]', 'link[rel=canonical]'])
      await expect(page.locator(one)).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const graph = page.locator(STRUCTURED_DATA);
    await expect(graph).toHaveCount(1);
    const written = async () => JSON.parse((await graph.textContent()) || 'null');
    await expect.poll(written).toEqual(JSON.parse(structuredData));
  });
}
