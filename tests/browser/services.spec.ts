import { brokenWords } from './brokenWords.ts';
import { builtPages } from './builtPages.ts';
import { misfitsIn } from './cutText.ts';
import { expect, readOnlyTest, test } from './fixtures.ts';
import { visit } from './hydrated.ts';

readOnlyTest('a neighbour is another page: nothing of the last one stays', async ({ page }) => {
  await visit(page, '/services/seo');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('navigation', { name: 'Neighbouring services' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(false);
});

readOnlyTest(
  'the prices of all services are 1760 px wide on a very wide screen, and fit a tablet; on a small one they go under the names, which stand still',
  async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1024 });
    await page.goto('/services');
    const table = page.getByRole('region', { name: /by price, hours and lead/ });
    expect(await table.boundingBox()).toMatchObject({ x: 400, width: 1760 });

    await page.setViewportSize({ width: 768, height: 1024 });
    const width = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(width[0]).toBe(width[1]);

    await page.setViewportSize({ width: 390, height: 844 });
    const name = table.getByRole('rowheader').first();
    const before = await name.boundingBox();
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
    expect((await name.boundingBox())?.x).toBe(before?.x);
    await expect(name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

readOnlyTest(
  'words stand still beside a longer column only where they are whole in sight',
  async ({ page }) => {
    const cut: unknown[] = [];
    const services = builtPages.filter((path) => path.startsWith('/services/'));
    for (const path of [...services, '/careers', '/about-us']) {
      await page.goto(path);
      for (const [width, height] of [
        [1366, 625],
        [1280, 590],
        [1024, 650],
        [1280, 340],
      ] as const) {
        await page.setViewportSize({ width, height });
        const hidden = await page.locator('main *').evaluateAll((elements) =>
          elements
            .filter((element) => getComputedStyle(element).position === 'sticky')
            .map((element) => {
              const { top, height } = getComputedStyle(element);
              return Number.parseFloat(top) + Number.parseFloat(height) - window.innerHeight;
            })
            .filter((below) => below > 0),
        );
        if (hidden.length > 0) cut.push({ path, width, height, hidden });
      }
    }
    expect(cut).toEqual([]);
  },
);

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

readOnlyTest(
  'the headings beside lists stay whole at one and a half times the text size',
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/services');
    await misfitsIn(page, { size: '150%' });
    expect(await brokenWords(page)).toEqual([]);
  },
);

readOnlyTest('a service’s page fits a phone of 360 px at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/services/seo');
  await expect.poll(() => misfitsIn(page, { size: '200%' })).toEqual({ cut: [], overflow: 0 });
});
