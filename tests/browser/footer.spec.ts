import { statSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const builtIn = statSync('dist/index.html').mtime.getFullYear();

test.describe('the year in the footer (NAV-6)', () => {
  for (const year of [builtIn, 2031]) {
    test(`is ${year} by a visitor's clock of ${year}, once the page is hydrated`, async ({ page, site }) => {
      await page.clock.setFixedTime(new Date(year, 5, 1));
      await page.goto(`${site.url}/about-us`);
      await hydrated(page);
      await expect(page.locator('footer')).toContainText(`© ${year} The Agency Way`);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is the year of the build', async ({ page, site }) => {
      await page.goto(`${site.url}/about-us`);
      await expect(page.locator('footer')).toContainText(`© ${builtIn} The Agency Way`);
    });
  });
});

test('outbound links lead to the real services, the maps link and the chat in a new tab (NAV-7)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  const social = page.getByRole('list', { name: 'Social profiles' }).getByRole('link');
  await expect(social).toHaveText(['Facebook', 'Instagram', 'Twitter', 'LinkedIn']);
  for (const [index, host] of ['facebook', 'instagram', 'twitter', 'linkedin'].entries())
    await expect(social.nth(index)).toHaveAttribute('href', new RegExp(`^https://${host}\\.com/`));
  const outside = [
    [page.getByRole('link', { name: 'Find us on the map' }), /^https:\/\/www\.google\.com\/maps\/search\//],
    [page.getByRole('link', { name: 'Chat with us', includeHidden: true }), /^https:\/\/wa\.me\/91\d{10}$/],
  ] as const;
  for (const [link, href] of outside) {
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});
