import { expect, type Page } from '@playwright/test';

export const carousel = (page: Page) => page.getByRole('region', { name: "What's the Buzz?" });

export const button = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });

/** The visible part of the row of slides. */
export const frame = (page: Page) => carousel(page).locator('[aria-live]').locator('..');

/** The shown slide, the only one that is not inert. */
export const shown = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]:not([inert])');

/** Opens home with the carousel hydrated, the page's clock paused, and the pointer elsewhere. */
export async function openCarousel(page: Page, url: string): Promise<void> {
  // The test advances the page's clock; animations run by the browser's own.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(url);
  await page.mouse.move(2, 2);
  await expect(carousel(page)).toHaveAttribute('data-laid-out');
}
