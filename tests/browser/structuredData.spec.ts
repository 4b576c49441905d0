import type { Page } from '@playwright/test';
import { STRUCTURED_DATA } from '../../src/seo/syncStructuredData.ts';
import { expect, readOnlyTest, test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { withhold } from './withhold.ts';

const shownGraph = async (page: Page) => {
  await expect(page.locator(STRUCTURED_DATA)).toHaveCount(1);
  return page.locator(STRUCTURED_DATA).textContent();
};

/** The graph that a search engine reads in the document at a path. */
async function prerenderedGraph(page: Page, url: string): Promise<unknown> {
  const html = await (await page.request.get(url)).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

readOnlyTest('a page reached by a link has the same one graph as the same page opened', async ({ page }) => {
  await visit(page, '/');
  expect(JSON.parse((await shownGraph(page)) ?? '')).toEqual(await prerenderedGraph(page, '/'));

  for (const path of ['/services/seo', '/blog', '/careers']) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    const prerendered = await prerenderedGraph(page, path);
    await expect.poll(async () => JSON.parse((await shownGraph(page)) ?? '')).toEqual(prerendered);
    await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('head > link[rel=alternate]')).toHaveCount(path === '/blog' ? 1 : 0);
  }

  await page.goBack();
  const blog = await prerenderedGraph(page, '/blog');
  await expect.poll(async () => JSON.parse((await shownGraph(page)) ?? '')).toEqual(blog);
});

test('a page whose graph arrives while the next page is on its way has its own', async ({ page }) => {
  const letGraphLoad = await withhold(page, '**/static/js/graph-*.js');
  const letPageLoad = await withhold(page, '**/static/js/contact-*.js');
  await visit(page, '/');
  await page.locator('footer a[href="/clients"]').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.locator('footer a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await letGraphLoad();
  const clients = await prerenderedGraph(page, '/clients');
  await expect.poll(async () => JSON.parse((await shownGraph(page)) ?? '')).toEqual(clients);
  await letPageLoad();
});
