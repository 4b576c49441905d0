import type { Route } from '@playwright/test';
import { HERO_VIDEO_WAIT } from '../../machines/heroVideo.machine.ts';
import { expect, test } from './fixtures.ts';
import { control, FILES, film, seeOffer, seePosterOnly, state, watchFilms } from './heroVideo.ts';
import { withhold } from './withhold.ts';

test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });

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

  for (const [film, answer, expectedConsole] of [
    ['that the browser cannot decode', { body: 'No film.', contentType: 'video/mp4' }, null],
    ['that the server does not have', { status: 404 }, /404/],
  ] as const) {
    test.describe(film, () => {
      test.use({ expectedConsole });
      test('leaves the poster without a button', async ({ page, site }) => {
        await page.route(FILES, (route) => route.fulfill(answer));
        await page.goto(site.url);
        await seePosterOnly(page);
      });
    });
  }

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
    const letCome = await withhold(page, FILES);
    await page.clock.install();
    await page.goto(site.url);
    await state(page, 'starting');
    await page.clock.runFor(HERO_VIDEO_WAIT);
    await seeOffer(page);
    await letCome();
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
    const letCome = await withhold(page, FILES);
    await page.goto(site.url);
    await state(page, 'starting');
    await control(page).click();
    await state(page, 'paused');
    const arrived = page.waitForResponse(FILES);
    await letCome();
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
