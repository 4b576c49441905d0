import type { Page } from '@playwright/test';
import { showTab } from '../support/surroundings.ts';
import { expect, test } from './fixtures.ts';
import { control, film, PHONE, seeOffer, source, state, watchFilms } from './heroVideo.ts';

test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });

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

test.describe('when the screen is rotated', () => {
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

  test.describe('and the other film does not come', () => {
    test.use({ expectedConsole: /ERR_FAILED/ });

    test('the poster shows and Play is offered', async ({ page, site }) => {
      await page.route(/\/hero-m[^/]*\.mp4/, (route) => route.abort());
      await page.goto(site.url);
      await state(page, 'playing');
      await page.setViewportSize(PHONE);
      await seeOffer(page);
    });
  });

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
