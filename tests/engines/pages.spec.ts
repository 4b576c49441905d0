import type { Route } from '@playwright/test';
import { onePageOfEachKind } from '../browser/builtPages.ts';
import { SCREENS } from '../browser/everyState.ts';
import { expect, test } from '../browser/fixtures.ts';
import { hydrated, visit } from '../browser/hydrated.ts';
import { UNKNOWN_PATH } from '../browser/unknownPage.ts';

/** Those checks of `browser/everyPage.spec.ts` in which engines may differ. */

for (const path of onePageOfEachKind.filter((page) => page !== UNKNOWN_PATH)) {
  test(`${path} loads, is hydrated, keeps its title and does not scroll sideways`, async ({ page, site }) => {
    const prerendered = await (await fetch(site.url + path)).text();
    for (const width of Object.values(SCREENS)) {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(path);
      // Firefox answers 304 for the page that it has stored.
      expect([200, 304]).toContain(response?.status());
      await hydrated(page);
      expect(prerendered).toContain(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hidden = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(hidden).toBe(0);
    }
  });
}

test.describe('the script of a page does not arrive', () => {
  // Each engine has its own error messages; Firefox reports an error without its text.
  test.use({ expectedConsole: /Error|error|Loading (chunk|module)|Failed to load/ });

  for (const [failure, answer] of [
    ['error', (route: Route) => route.abort()],
    ['missing', (route: Route) => route.fulfill({ status: 404 })],
  ] as const) {
    test(`${failure}: an error screen names it, and its Try again loads the page`, async ({ page }) => {
      await visit(page, '/blog');
      await page.route('**/static/js/contact-*.js', answer);
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByText(`Loading chunk contact failed. (${failure})`)).toBeVisible();
      await page.unroute('**/static/js/contact-*.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Full Name')).toBeVisible();
    });
  }
});
