import { expect, type Page } from '@playwright/test';

/** Locators and expectations of the film behind the tagline. */

export const hero = (page: Page) => page.locator('main section').first();
export const film = (page: Page) => hero(page).locator('video');
export const control = (page: Page) => hero(page).getByRole('button', { name: /the film$/ });
export const state = (page: Page, expected: string) =>
  expect(film(page)).toHaveAttribute('data-state', expected);

export const source = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);

export const FILES = /\/hero[^/]*\.mp4/;
export const PHONE = { width: 390, height: 844 };

/** The films that a page requests, in order. */
export function watchFilms(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (FILES.test(request.url())) requested.push(request.url());
  });
  return requested;
}
