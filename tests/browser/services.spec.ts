import { expect, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open and close, and every word and logo is there', async ({ page, site }) => {
    await page.goto(`${site.url}/services/seo`);
    const question = page.locator('#faq details').first();
    await expect(question.locator('p')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    await expect(page.getByRole('img', { name: 'noorvali' })).toBeVisible();
    await expect(page.getByRole('img', { name: /magnifying glass/ })).toBeVisible();
  });
});

test('the prices of all services fit a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services');
  const table = page.getByRole('region', { name: /by price, hours and lead/ });
  const width = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(width[0]).toBe(width[1]);
});
