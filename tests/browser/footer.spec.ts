import { statSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer shows the year of the build', async ({ page, site }) => {
    await page.goto(`${site.url}/about-us`);
    const builtIn = statSync('dist/index.html').mtime.getFullYear();
    await expect(page.locator('footer')).toContainText(`© ${builtIn} The Agency Way`);
  });
});
