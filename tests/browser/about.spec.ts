import { expect, readOnlyTest as test } from './fixtures.ts';

test('about: the hero image is in sight, and the banner ends the page', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('img', { name: /The team leans out/ })).toBeInViewport();
  const why = page.getByRole('region', { name: 'WHY TAW' });
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4);
  const banner = page.getByRole('region', { name: 'Careers' });
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.getByRole('img', { name: /lit and empty/ })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  await expect
    .poll(() => banner.evaluate((element) => element === element.parentElement?.lastElementChild))
    .toBe(true);
});
