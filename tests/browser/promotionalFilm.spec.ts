import { expect, readOnlyTest, test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { withhold } from './withhold.ts';

// Withheld scripts cause console errors.
test.use({ expectedConsole: /./ });

test('the focus moves from the link to the player that replaces it', async ({ page }) => {
  const letLoad = await withhold(page, '**/static/js/**');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Open the film' }).focus();
  await letLoad();
  await expect(page.locator('video[controls]')).toBeFocused();
});

readOnlyTest('"Watch the film" leads to the whole film', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Watch the film' }).press('Enter');
    await expect(async () => {
      const film = await page.locator('video[controls]').boundingBox();
      const top = await header.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(film?.y).toBeGreaterThanOrEqual(top - 1);
      expect((film?.y ?? 0) + (film?.height ?? 0)).toBeLessThanOrEqual(height + 1);
    }, `at ${width} px`).toPass();
  }
});
