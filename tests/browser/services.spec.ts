import { brokenWords } from './brokenWords.ts';
import { misfitsIn, noMisfits } from './cutText.ts';
import { expect, readOnlyTest, test } from './fixtures.ts';
import { visit } from './hydrated.ts';

readOnlyTest('the page of all services: its prices, and its headings beside lists', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1024 });
  await page.goto('/services');
  const table = page.getByRole('region', { name: /by price, hours and lead/ });

  await readOnlyTest.step('the prices are 1760 px wide on a very wide screen, and fit a tablet', async () => {
    expect(await table.boundingBox()).toMatchObject({ x: 400, width: 1760 });
    await page.setViewportSize({ width: 768, height: 1024 });
    const width = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(width[0]).toBe(width[1]);
  });

  await readOnlyTest.step('on a small screen they go under the names, which stand still', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = table.getByRole('rowheader').first();
    const before = await name.boundingBox();
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
    expect((await name.boundingBox())?.x).toBe(before?.x);
    await expect(name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await readOnlyTest.step('the headings stay whole at one and a half times the text size', async () => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await misfitsIn(page, { size: '150%' });
    expect(await brokenWords(page)).toEqual([]);
  });

  await readOnlyTest.step('on the narrowest screen too', async () => {
    await page.setViewportSize({ width: 280, height: 653 });
    await misfitsIn(page, {});
    expect(await brokenWords(page)).toEqual([]);
  });

  await readOnlyTest.step('tiles and footer have fewer columns at twice the text size', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await misfitsIn(page, { size: '200%' });
    const broken = await brokenWords(page);
    const [tile, footer] = ['Introductions', 'Accessibility'];
    expect(broken.filter((word) => word === tile || word === footer)).toEqual([]);
  });
});

readOnlyTest('the page of a service: small, in large text, and left for a neighbour', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/services/seo');

  await readOnlyTest.step('it fits a phone of 360 px at twice the text size', async () => {
    await expect.poll(() => misfitsIn(page, { size: '200%' })).toEqual(noMisfits);
    await misfitsIn(page, {});
  });

  await readOnlyTest.step('a neighbour is another page: nothing of the last one stays', async () => {
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const neighbours = page.getByRole('navigation', { name: 'Neighbouring services' });
    await neighbours.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(false);
  });
});

readOnlyTest('words over the last picture of a page begin where those under it do', async ({ page }) => {
  const left = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().left;
    });
  for (const [path, plate] of [
    ['/about-us', 'section[aria-label="Careers"] a'],
    ['/services/seo', 'nav[aria-label="Neighbouring services"] a:first-child > span'],
  ] as const) {
    await page.goto(path);
    for (const width of [768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await left(plate), `${path} at ${width} px`).toBe(await left('footer p >> nth=0'));
    }
  }
});

test.describe('without a preference for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('headings of both kinds are animated each time they come into view (MOTION-1, MOTION-2)', async ({
    page,
  }) => {
    await visit(page, '/services');
    for (const name of ['Industries we know', 'Rather talk first?', 'Industries we know']) {
      const heading = page.getByRole('heading', { name });
      const isAnimated = () =>
        heading.evaluate((element) =>
          [element, ...element.querySelectorAll('span')].some(
            (part) => getComputedStyle(part).animationName !== 'none',
          ),
        );
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(isAnimated, `${name}, out of view`).toBe(false);
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(isAnimated, `${name}, in view`).toBe(true);
    }
  });
});
