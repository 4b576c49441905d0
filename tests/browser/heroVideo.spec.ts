import type { Page } from '@playwright/test';
import { carousel } from '../support/carousel.ts';
import { showTab } from '../support/surroundings.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { idle } from './settled.ts';

test.use({ savesData: false });

const hero = (page: Page) => page.locator('main section').first();
const film = (page: Page) => hero(page).locator('video');
const control = (page: Page) => hero(page).getByRole('button', { name: /the film$/ });
const state = (page: Page, expected: string) => expect(film(page)).toHaveAttribute('data-state', expected);

/** The films that a page asks for, in order. */
function watchFilms(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/hero[^/]*\.mp4/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the page and sees that no film is fetched for it. */
async function seePoster(page: Page, url: string) {
  const asked = watchFilms(page);
  await page.goto(url);
  await state(page, 'paused');
  await hydrated(page);
  await idle(page);
  await expect(film(page).locator('source')).toHaveCount(0);
  expect(asked).toEqual([]);
}

test('the tagline stands on an autoplaying, muted, looping film', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(
    'Framing People Centric Experiences',
  );
  await state(page, 'playing');
  const { muted, loop, playsInline, paused } = await film(page).evaluate(
    ({ muted, loop, playsInline, paused }: HTMLVideoElement) => ({ muted, loop, playsInline, paused }),
  );
  expect({ muted, loop, playsInline, paused }).toEqual({
    muted: true,
    loop: true,
    playsInline: true,
    paused: false,
  });
  const time = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const begun = await time();
  await expect.poll(time).not.toBe(begun);
});

test('the poster is in the document and comes first; the film is fetched after the page has loaded', async ({
  page,
  site,
}) => {
  const markup = await (await page.request.get(site.url)).text();
  expect(markup).toMatch(/<img[^>]*src="\/static\/webp\/hero[^>]*loading="eager" fetchPriority="high"/i);
  expect(markup).not.toMatch(/hero[^"]*\.mp4/);

  const poster = Promise.withResolvers<void>();
  await page.route(/\/hero[^/]*\.(avif|webp)$/, async (route) => {
    await poster.promise;
    await route.continue();
  });
  const asked = watchFilms(page);
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await expect(carousel(page)).toHaveAttribute('data-alive');
  await state(page, 'poster');
  expect(asked).toEqual([]);

  poster.resolve();
  await page.waitForLoadState('load');
  await state(page, 'playing');
  expect(asked.length).toBeGreaterThan(0);
});

test('its pause control is 56 px square, says what it does, and does it', async ({ page, site }) => {
  await page.goto(site.url);
  await state(page, 'playing');
  expect(await control(page).boundingBox()).toMatchObject({ width: 56, height: 56 });
  await expect(control(page)).toHaveAccessibleName('Pause the film');
  await control(page).click();
  await state(page, 'paused');
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(control(page)).toHaveAccessibleName('Play the film');
  await control(page).click();
  await state(page, 'playing');
});

test('who paused it finds it paused on the next visit, until it is played again', async ({ page, site }) => {
  await page.goto(site.url);
  await state(page, 'playing');
  await control(page).click();
  await state(page, 'paused');
  await seePoster(page, site.url);
  await control(page).click();
  await state(page, 'playing');
  await page.reload();
  await state(page, 'playing');
});

test('it stops while the tab is hidden', async ({ page, site }) => {
  await page.goto(site.url);
  await state(page, 'playing');
  await showTab(page, false);
  await state(page, 'suspended');
  await expect(film(page)).toHaveJSProperty('paused', true);
  await showTab(page, true);
  await state(page, 'playing');
});

test('small screens get the portrait composition, and nothing moves when it comes', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url);
  const before = await hero(page).boundingBox();
  await state(page, 'playing');
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\/hero-m\./);
  expect(await hero(page).boundingBox()).toEqual(before);
});

test('a browser that does not let it play by itself offers Play', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let isAsked = false;
    const ask = () => {
      isAsked = true;
    };
    window.addEventListener('click', ask, { capture: true });
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (isAsked) return play.call(this);
      return Promise.reject(new DOMException('No.', 'NotAllowedError'));
    };
  });
  await page.goto(site.url);
  await state(page, 'blocked');
  await control(page).click();
  await state(page, 'playing');
});

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the poster stays, nothing is fetched, and Play plays', async ({ page, site }) => {
    await seePoster(page, site.url);
    await control(page).click();
    await state(page, 'playing');
  });
});

test.describe('for those who save data', () => {
  test.use({ savesData: true });

  test('the film is not sent unasked', async ({ page, site }) => {
    await seePoster(page, site.url);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster stands for the film', async ({ page, site }) => {
    await page.goto(site.url);
    await expect(hero(page).getByRole('img').first()).toBeVisible();
    await expect(control(page)).toBeHidden();
  });
});
