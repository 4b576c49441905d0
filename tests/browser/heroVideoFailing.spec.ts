import { expect, test } from './fixtures.ts';
import { control, FILES, hero, state } from './heroVideo.ts';

test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });

test.describe('a film that cannot be played', () => {
  test('one that the browser cannot decode leaves the poster without a button', async ({ page }) => {
    await page.route(FILES, (route) => route.fulfill({ body: 'No film.', contentType: 'video/mp4' }));
    await page.goto('/');
    await state(page, 'unplayable');
    await expect(hero(page).getByRole('img').first()).toBeVisible();
  });

  test.describe('over a network that breaks', () => {
    test.use({ expectedConsole: /ERR_FAILED/ });

    test('is offered again, and plays once it comes', async ({ page }) => {
      await page.route(FILES, (route) => route.abort());
      await page.goto('/');
      await state(page, 'blocked');
      await control(page).click();
      await state(page, 'blocked');
      await page.unroute(FILES);
      await control(page).click();
      await state(page, 'playing');
    });
  });

  test('one that is broken in its middle gives way to the poster', async ({ page }) => {
    await page.route(FILES, async (route) => {
      const body = await (await route.fetch({ headers: {} })).body();
      await route.fulfill({ body: body.fill(7, Math.floor(body.length / 3)), contentType: 'video/mp4' });
    });
    await page.goto('/');
    await state(page, 'blocked');
  });
});
