import { expect, readOnlyTest as test } from './fixtures.ts';

test('clients: a banner, logos in rows of five, of two on small screens', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('img', { name: /A bazaar of six shops/ })).toBeInViewport();
  const logos = page.getByRole('region', { name: 'Clients' }).getByRole('img');
  await expect(logos).toHaveCount(20);
  const columns = () =>
    logos.evaluateAll((marks) => new Set(marks.map((mark) => mark.getBoundingClientRect().left)).size);
  await expect.poll(columns).toBe(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(columns).toBe(2);
  const names = await logos.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('alt')));
  expect(new Set(names).size).toBe(20);
});
