import { statSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('the footer shows the year of the visitor’s clock (NAV-6); the chat and the map open in a new tab (NAV-7)', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(new Date(2031, 5, 1));
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  await expect(page.locator('footer')).toContainText('© 2031 The Agency Way');
  for (const link of [
    page.getByRole('link', { name: 'Find us on the map' }),
    page.getByRole('link', { name: 'Chat with us', includeHidden: true }),
  ])
    await expect(link).toHaveAttribute('target', '_blank');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer shows the year of the build', async ({ page, site }) => {
    await page.goto(`${site.url}/about-us`);
    const builtIn = statSync('dist/index.html').mtime.getFullYear();
    await expect(page.locator('footer')).toContainText(`© ${builtIn} The Agency Way`);
  });
});
