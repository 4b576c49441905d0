import { expect, test } from './fixtures.ts';
import { visit } from './hydrated.ts';

test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('the page keeps its place when the menu takes its scroll bar away', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  for (const isOpen of [true, false]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', isOpen);
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', isOpen ? 'stable' : 'auto');
  }
});
