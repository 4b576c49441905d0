import { expect, reading as test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/about-us');
  await hydrated(page);
});

test("title 'Know More About - The Agency Way (TAW)' (PAGE-9)", async ({ page }) => {
  await expect(page).toHaveTitle('Know More About - The Agency Way (TAW)');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test("hero image; headings 'We Know You !' and 'You Know Us !'", async ({ page }) => {
  await expect(page.getByRole('img', { name: /The team leans out/ })).toBeInViewport();
  for (const name of ['We Know You !', 'You Know Us !']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(1);
  }
});

test("sections: 'WHY' with the abbreviation, and 'WE ARE NOT JUST A TYPICAL AGENCY: WE ARE MORE THAN THAT'", async ({
  page,
}) => {
  const why = page.getByRole('region', { name: 'WHY TAW' });
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(
    page.getByRole('region', { name: 'WE ARE NOT JUST A TYPICAL AGENCY: WE ARE MORE THAN THAT' }),
  ).toBeVisible();
});

test('a banner at its end, before the footer', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'Careers' });
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.getByRole('img', { name: /lit and empty/ })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  await expect
    .poll(() => banner.evaluate((element) => element === element.parentElement?.lastElementChild))
    .toBe(true);
});
