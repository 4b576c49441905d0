import { expect, test } from './fixtures.ts';
import { control, film, PHONE, source, state, watchFilms } from './heroVideo.ts';
import { showTab } from './surroundings.ts';

test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });

test('when the screen is rotated a paused film stays paused, and no other is fetched before it is requested', async ({
  page,
}) => {
  await page.goto('/');
  await state(page, 'playing');
  await control(page).click();
  await state(page, 'paused');
  const requested = watchFilms(page);
  await page.setViewportSize(PHONE);
  // The poster of this composition, not a frame of the other.
  await expect(film(page)).toHaveJSProperty('readyState', 0);
  await showTab(page, false);
  await showTab(page, true);
  await state(page, 'paused');
  await expect(film(page)).toHaveJSProperty('paused', true);
  expect(requested).toEqual([]);
  await control(page).click();
  await state(page, 'playing');
  await expect.poll(() => source(page)).toMatch(/\/hero-m\./);
});
