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

  test('one that the browser cannot decode leaves the poster without a button', async ({ page, site }) => {
    await page.route(FILES, (route) => route.fulfill({ body: 'No film.', contentType: 'video/mp4' }));
    await page.goto(site.url);
    await seePosterOnly(page);
  });

  test.describe('over a network that breaks', () => {
    test.use({ expectedConsole: /ERR_FAILED/ });

    test('is offered again, and plays once it comes', async ({ page, site }) => {
      await page.route(FILES, (route) => route.abort());
      await page.goto(site.url);
      await seeOffer(page);
      await control(page).click();
      await seeOffer(page);
      await page.unroute(FILES);
      await control(page).click();
      await state(page, 'playing');
    });
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
