import { expect, test } from './fixtures.ts';

test('the prices of all services fit a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services');
  const table = page.getByRole('region', { name: /by price, hours and lead/ });
  const width = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(width[0]).toBe(width[1]);
});
