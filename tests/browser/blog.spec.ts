import { blogWords } from '../../src/content/blog.ts';
import { accessibilityTree } from './accessibilityTree.ts';
import { brokenWords } from './brokenWords.ts';
import { misfitsIn } from './cutText.ts';
import { expect, readOnlyTest as test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { screenshotOf } from './screenshot.ts';

test('the blog has two columns on a tablet too, and a whole card leads to its article', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  const columns = () =>
    cards.evaluateAll(
      (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
    );
  await expect.poll(columns).toBe(2);
  const heading = cards.first().getByRole('heading');
  const title = (await heading.textContent()) ?? '';
  await heading.click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an article: its pull-out, its contents, its table and its links', async ({ page }) => {
  await visit(page, '/blog/placement-ads-services');

  await test.step('a screen reader reads the large first letter once, and no stroke between two words', async () => {
    const read = (await accessibilityTree(page)).filter(({ role }) => role === 'StaticText');
    const strokesAndLetters = read.map(({ name }) => name.trim()).filter((name) => name.length === 1);
    expect(strokesAndLetters.filter((name) => /[A-Z/]/.test(name))).toEqual(['A']);
  });

  await test.step('a stroke stands between two parts of the line above the title', async () => {
    const strokes = await page
      .locator('article > header > p > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::after').content.includes('/')));
    expect(strokes).toEqual([true, true, false]);
  });

  await test.step('the one sentence to keep breaks the column on both sides', async () => {
    const quote = await page.locator('blockquote').boundingBox();
    const column = await page.locator('blockquote + *').boundingBox();
    if (!quote || !column) throw new Error('There is no quote, or nothing after it.');
    expect(column.width).toBeLessThanOrEqual(700);
    expect(quote.x).toBe(column.x - 120);
    expect(quote.x + quote.width).toBeGreaterThan(column.x + column.width);
    await page.setViewportSize({ width: 900, height: 800 });
    const contents = await page.getByRole('navigation', { name: 'In this article' }).boundingBox();
    const narrower = await page.locator('blockquote').boundingBox();
    expect(narrower?.x, 'it strikes nothing through').toBeGreaterThan(
      (contents?.x ?? 0) + (contents?.width ?? 0),
    );
    await page.setViewportSize({ width: 1440, height: 800 });
  });

  await test.step('an entry of the contents brings its section under the header', async () => {
    await page.getByRole('link', { name: 'Feeds have placements too' }).click();
    await expect(page.getByRole('heading', { name: 'Feeds have placements too' })).toBeInViewport();
    await expect(page).toHaveURL(/#feeds-have-placements-too$/);
    // The contents come along, and stay below the header too.
    await expect(async () => {
      const [contents, header] = await Promise.all(
        [page.getByRole('navigation', { name: 'In this article' }), page.getByRole('banner')].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(contents?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }).toPass();
  });

  await test.step('a small screen shows a whole table; where there is more, its edge is in shadow', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole('region', { name: 'Table: The report' });
    const hidden = () => table.evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(hidden).toBe(0);
    await expect(table.locator('td').last(), 'figures end on one line').toHaveCSS('text-align', 'end');
    await page.setViewportSize({ width: 240, height: 844 });
    await expect.poll(hidden).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(240);

    await table.evaluate((box) => box.scrollIntoView({ behavior: 'instant' }));
    const { x, y, width } = (await table.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    /** A corner between the rule above the table and its words. */
    const corner = (left: number) =>
      screenshotOf(page, { clip: { x: Math.round(left), y: Math.round(y) + 4, width: 8, height: 6 } });
    const isPlain = async (left: number) => (await corner(left)).equals(await corner(width / 2));
    expect([await isPlain(x), await isPlain(x + width - 9)]).toEqual([true, false]);
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
    await expect.poll(async () => [await isPlain(x), await isPlain(x + width - 9)]).toEqual([false, true]);
  });

  await test.step('a link in the text opens its page without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('article').first().getByRole('link', { name: 'paid ads' }).click();
    await expect(page).toHaveURL('/services/paid-ads');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    await visit(page, '/blog/top-film-production-company-gurugram');
    const read = (await accessibilityTree(page)).filter(({ role }) => role === 'StaticText');
    const digits = read.map(({ name }) => name.trim()).filter((name) => /^\d$/.test(name));
    expect(digits.join(' '), 'the items of its list are numbered').toContain('1 2 3 4');
    await page.getByRole('article').locator('a[href*="#price-sheet"]').click();
    await expect(page).toHaveURL('/services/production#price-sheet');
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveCSS('text-align', 'end');
  });

  await test.step('a related article is shown with its own text', async () => {
    await visit(page, '/blog/placement-ads-services');
    await page.getByRole('region', { name: blogWords.related }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const section = await page.locator('[data-article] h2').first().getAttribute('id');
    expect(await (await page.request.get(page.url())).text()).toContain(` id="${section}"`);
    // Side by side, at twice the text size their words would break.
    await page.setViewportSize({ width: 768, height: 844 });
    await misfitsIn(page, { size: '200%' });
    expect(await brokenWords(page)).toEqual([]);
  });
});
