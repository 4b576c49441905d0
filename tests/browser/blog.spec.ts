import { articlePaths, otherCanonicals } from '../specification/values/pages.ts';
import { expect, reading, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.describe('Blog (/blog)', () => {
  test("every article in a 2-column grid, each with image, title, description and 'Read more'", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/blog`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(articlePaths.length);
    const columns = () =>
      cards.evaluateAll(
        (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      );
    await expect.poll(columns, 'columns').toBe(2);
    for (const card of await cards.all()) {
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\w/);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(/\w/);
      await expect(card.locator('p').last()).toHaveText(/.{80,}/);
      await expect(card.getByRole('link', { name: /^Read more/ })).toHaveCount(1);
    }
    const paths = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([...paths].sort()).toEqual(articlePaths.toSorted());
  });

  test('the whole card leads to its article', async ({ page, site }) => {
    await page.goto(`${site.url}/blog`);
    const card = page.getByRole('main').getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('heading').click({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test.describe('Articles', () => {
  const closings = new Set<string>();

  for (const path of articlePaths) {
    reading(
      `${path}: title, description, canonical, heading, hero image, contents, shared block`,
      async ({ page, site }) => {
        await page.goto(site.url + path);
        await expect(page).toHaveTitle(/\w/);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${otherCanonicals[path] ?? path}$`),
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const article = page.getByRole('article').first();
        await expect(article.locator('img').first()).toHaveAttribute('alt', /\w/);
        for (const anchor of await page
          .getByRole('navigation', { name: 'In this article' })
          .getByRole('link')
          .all()) {
          const target = await anchor.getAttribute('href');
          await expect(page.locator(`h2[id="${target?.slice(1)}"]`)).toHaveCount(1);
        }
        const closing = page.getByRole('region', { name: 'Somebody is at your window' });
        closings.add(await closing.innerText());
        expect(closings.size, 'the block is the same on every article').toBe(1);
      },
    );
  }

  test('a link in the text opens its page without a reload', async ({ page, site }) => {
    await page.goto(`${site.url}/blog/placement-ads-services`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('article').first().getByRole('link', { name: 'paid ads' }).click();
    await expect(page).toHaveURL(`${site.url}/services/paid-ads`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('an entry of the contents brings its section under the header', async ({ page, site }) => {
    await page.goto(`${site.url}/blog/placement-ads-services`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Feeds have placements too' }).click();
    await expect(page.getByRole('heading', { name: 'Feeds have placements too' })).toBeInViewport();
    await expect(page).toHaveURL(/#feeds-have-placements-too$/);
  });

  test('a table is wider than a small screen, and scrolls by itself', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/blog/placement-ads-services`);
    const table = page.getByRole('region', { name: 'Table: The report' });
    await expect.poll(() => table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the one sentence to keep breaks the column on both sides', async ({ page, site }) => {
    await page.goto(`${site.url}/blog/placement-ads-services`);
    await hydrated(page);
    const quote = await page.locator('blockquote').boundingBox();
    const column = await page.locator('blockquote + *').boundingBox();
    if (!quote || !column) throw new Error('There is no quote, or nothing after it.');
    expect(column.width).toBeLessThanOrEqual(700);
    expect(quote.x).toBe(column.x - 120);
    expect(quote.x + quote.width).toBeGreaterThan(column.x + column.width);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is whole, and its links work', async ({ page, site }) => {
    await page.goto(`${site.url}/blog/placement-ads-services`);
    await expect(page.getByText('A physiotherapy clinic with three branches')).toBeVisible();
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details p').first()).toBeVisible();
    await page.getByRole('article').first().getByRole('link', { name: 'paid ads' }).click();
    await expect(page).toHaveURL(`${site.url}/services/paid-ads`);
  });
});
