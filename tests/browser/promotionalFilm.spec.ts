import { expect, test } from './fixtures.ts';
import { withhold } from './withhold.ts';

// Withheld scripts cause console errors.
test.use({ expectedConsole: /./ });

test('without any script the promotional film is a link to its file', async ({ page }) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Open the film' });
  await expect(link).toBeVisible();
  const film = await page.request.head((await link.getAttribute('href')) ?? '');
  expect(film.headers()['content-type']).toBe('video/mp4');
});

test('the focus moves from the link to the player that replaces it', async ({ page }) => {
  const letLoad = await withhold(page, '**/static/js/**');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Open the film' }).focus();
  await letLoad();
  await expect(page.locator('video[controls]')).toBeFocused();
});
