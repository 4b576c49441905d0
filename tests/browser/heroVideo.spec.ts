import type { Page, Route } from '@playwright/test';
import { HERO_VIDEO_WAIT } from '../../machines/heroVideo.machine.ts';
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

const source = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);

/** The poster is shown, without a button. */
async function seePosterOnly(page: Page) {
  await state(page, 'unplayable');
  await expect(hero(page).getByRole('img').first()).toBeVisible();
  await expect(film(page)).toBeHidden();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(control(page)).toBeHidden();
}

/** The poster is shown, and the button plays the film. */
async function seeOffer(page: Page) {
  await state(page, 'blocked');
  await expect(film(page)).toBeHidden();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(control(page)).toHaveAccessibleName('Play the film');
}

const FILES = /\/hero[^/]*\.mp4/;
const PHONE = { width: 390, height: 844 };

/** The films that a page requests, in order. */
function watchFilms(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (FILES.test(request.url())) requested.push(request.url());
  });
  return requested;
}

/** Opens the page and expects no request of a film. */
async function seePoster(page: Page, url: string) {
  const requested = watchFilms(page);
  await page.goto(url);
  await state(page, 'paused');
  await hydrated(page);
  await idle(page);
  await expect(film(page).locator('source')).toHaveCount(0);
  expect(requested).toEqual([]);
}

/** Rejects every `play()` without a click, but for the first one. */
const refusePlays = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let number = 0;
    let isAsked = false;
    window.addEventListener('click', () => (isAsked = true), { capture: true });
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      number += 1;
      if (isAsked || number === 1) return play.call(this);
      return Promise.reject(new DOMException('No.', 'NotAllowedError'));
    };
  });

test('the tagline stands on an autoplaying, muted, looping film, with a control 56 px square', async ({
  page,
  site,
}) => {
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
  expect(await control(page).boundingBox()).toMatchObject({ width: 56, height: 56 });
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
  const requested = watchFilms(page);
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await expect(carousel(page)).toHaveAttribute('data-hydrated');
  await state(page, 'poster');
  expect(requested).toEqual([]);

  poster.resolve();
  await page.waitForLoadState('load');
  await state(page, 'playing');
  expect(requested.length).toBeGreaterThan(0);
});

test('small screens get the portrait composition, and nothing moves when it comes', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(site.url);
  const before = await hero(page).boundingBox();
  await state(page, 'playing');
  expect(await source(page)).toMatch(/\/hero-m\./);
  expect(await hero(page).boundingBox()).toEqual(before);
});

test.describe('when the screen turns', () => {
  test('the film goes on in the composition that fits', async ({ page, site }) => {
    await page.goto(site.url);
    await state(page, 'playing');
    await page.setViewportSize(PHONE);
    await expect.poll(() => source(page)).toMatch(/\/hero-m\./);
    await state(page, 'playing');
    await expect(film(page)).toHaveJSProperty('paused', false);
  });

  test('and the browser refuses now, the poster shows and Play is offered', async ({ page, site }) => {
    await refusePlays(page);
    await page.goto(site.url);
    await state(page, 'playing');
    await page.setViewportSize(PHONE);
    await seeOffer(page);
    await control(page).click();
    await state(page, 'playing');
    await expect(film(page)).toBeVisible();
    await expect.poll(() => source(page)).toMatch(/\/hero-m\./);
  });

  for (const [failure, answer, see] of [
    ['does not come', (route: Route) => route.abort(), seeOffer],
    [
      'cannot be read',
      (route: Route) => route.fulfill({ body: 'No film.', contentType: 'video/mp4' }),
      seePosterOnly,
    ],
  ] as const) {
    test.describe(`and the other film ${failure}`, () => {
      test.use({ expectedConsole: /ERR_FAILED/ });
      test('the machine hears of it', async ({ page, site }) => {
        await page.route(/\/hero-m[^/]*\.mp4/, answer);
        await page.goto(site.url);
        await state(page, 'playing');
        await page.setViewportSize(PHONE);
        await see(page);
      });
    });
  }

  test('a paused film stays paused, and no other is fetched before it is requested', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
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
});

test.describe('a film that cannot be played', () => {
  test('a browser without any of its codecs keeps the poster, fetches nothing and shows no button', async ({
    page,
    site,
  }) => {
    const requested = watchFilms(page);
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    await page.goto(site.url);
    await seePosterOnly(page);
    expect(requested).toEqual([]);
  });

  test('what the browser cannot decode leaves the poster without a button', async ({ page, site }) => {
    await page.route(FILES, (route) => route.fulfill({ body: 'No film.', contentType: 'video/mp4' }));
    await page.goto(site.url);
    await seePosterOnly(page);
  });

  test.describe('on a server that does not have it', () => {
    test.use({ expectedConsole: /404/ });
    test('leaves the poster without a button', async ({ page, site }) => {
      await page.route(FILES, (route) => route.fulfill({ status: 404 }));
      await page.goto(site.url);
      await seePosterOnly(page);
    });
  });

  for (const [failure, answer] of [
    ['a network that breaks', (route: Route) => route.abort()],
    ['a server in trouble', (route: Route) => route.fulfill({ status: 503 })],
  ] as const) {
    test.describe(`over ${failure}`, () => {
      test.use({ expectedConsole: /ERR_FAILED|503/ });
      test('is offered again, and plays once it comes', async ({ page, site }) => {
        await page.route(FILES, answer);
        await page.goto(site.url);
        await seeOffer(page);
        await control(page).click();
        await seeOffer(page);
        await page.unroute(FILES);
        await control(page).click();
        await state(page, 'playing');
      });
    });
  }

  test('one that never comes is offered again after half a minute', async ({ page, site }) => {
    const coming = Promise.withResolvers<void>();
    await page.route(FILES, async (route) => {
      await coming.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(site.url);
    await state(page, 'starting');
    await page.clock.runFor(HERO_VIDEO_WAIT);
    await seeOffer(page);
    coming.resolve();
    await control(page).click();
    await state(page, 'playing');
  });

  test('one that is broken in its middle gives way to the poster', async ({ page, site }) => {
    await page.route(FILES, async (route) => {
      const body = await (await route.fetch({ headers: {} })).body();
      await route.fulfill({ body: body.fill(7, Math.floor(body.length / 3)), contentType: 'video/mp4' });
    });
    await page.goto(site.url);
    await seeOffer(page);
  });

  test('pressed before it plays, its button stops it for good', async ({ page, site }) => {
    const coming = Promise.withResolvers<void>();
    await page.route(FILES, async (route) => {
      await coming.promise;
      await route.continue();
    });
    await page.goto(site.url);
    await state(page, 'starting');
    await control(page).click();
    await state(page, 'paused');
    const arrived = page.waitForResponse(FILES);
    coming.resolve();
    await arrived;
    await expect(film(page)).toHaveJSProperty('paused', true);
    await state(page, 'paused');
    await control(page).dblclick();
    await state(page, 'paused');
    await expect(film(page)).toHaveJSProperty('paused', true);
    await control(page).click();
    await state(page, 'playing');
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the poster stays, nothing is fetched, and Play plays', async ({ page, site }) => {
    await seePoster(page, site.url);
    await control(page).click();
    await state(page, 'playing');
  });
});

test.describe('for those who save data', () => {
  test.use({ savesData: true });

  test('the film is not sent without a request', async ({ page, site }) => {
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
