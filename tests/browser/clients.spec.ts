import { expect, reading as test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/clients');
  await hydrated(page);
});

test('a heading text and a clients banner', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is somebody under every sign');
  await expect(page.getByRole('img', { name: /A bazaar of six shops/ })).toBeInViewport();
});

test('a grid of 20 client logo images, in rows of five, and of two on small screens', async ({ page }) => {
  const grid = page.getByRole('region', { name: 'Clients' });
  const logos = grid.getByRole('img');
  await expect(logos).toHaveCount(20);
  const columns = () =>
    logos.evaluateAll((marks) => new Set(marks.map((mark) => mark.getBoundingClientRect().left)).size);
  await expect.poll(columns).toBe(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(columns).toBe(2);
  const names = await logos.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(20);
});

test('it says that the names are invented', async ({ page }) => {
  await expect(
    page.getByText('The names and marks on this page are invented.', { exact: false }),
  ).toBeVisible();
});
