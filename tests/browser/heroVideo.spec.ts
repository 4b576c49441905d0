import { carousel } from './carousel.ts';
import { expect, test } from './fixtures.ts';
import { control, film, hero, PHONE, source, state, watchFilms } from './heroVideo.ts';
import { hydrated } from './hydrated.ts';
import { idle } from './settled.ts';
import { showTab } from './surroundings.ts';
import { withhold } from './withhold.ts';

test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });

test('the film behind the tagline plays by itself, with a control 56 px square', async ({ page }) => {
  await page.goto('/');
  await state(page, 'playing');
  const time = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const begun = await time();
  await expect.poll(time).not.toBe(begun);
  expect(await control(page).boundingBox()).toMatchObject({ width: 56, height: 56 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(film(page), 'the poster is back').toBeHidden();
});

test('the film is fetched after the page has loaded, its poster included', async ({ page }) => {
  const letPosterLoad = await withhold(page, /\/hero[^/]*\.(avif|webp)$/);
  const requested = watchFilms(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(carousel(page)).toHaveAttribute('data-laid-out');
  await state(page, 'poster');
  expect(requested).toEqual([]);

  await letPosterLoad();
  await page.waitForLoadState('load');
  await state(page, 'playing');
  expect(requested.length).toBeGreaterThan(0);
});

test('small screens get the portrait composition, and nothing moves when it comes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const before = await hero(page).boundingBox();
  await state(page, 'playing');
  expect(await source(page)).toMatch(/\/hero-m\./);
  expect(await hero(page).boundingBox()).toEqual(before);
});

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

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the poster stays, nothing is fetched, and Play plays', async ({ page }) => {
    const requested = watchFilms(page);
    await page.goto('/');
    await state(page, 'paused');
    await hydrated(page);
    await idle(page);
    await expect(film(page).locator('source')).toHaveCount(0);
    expect(requested).toEqual([]);
    await control(page).click();
    await state(page, 'playing');
  });
});
