import { expect, type Page } from '@playwright/test';
import { SCREENS } from './everyState.ts';

/** Locators and actions of the dock. */

export const SMALL = { width: SCREENS.small, height: 800 };
export const NARROWEST = { width: 320, height: 800 };

export const top = (page: Page) => page.getByRole('button', { name: 'Back to top', includeHidden: true });
export const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us', includeHidden: true });
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);

/** Scrolls past both thresholds. */
export async function bringDock(page: Page): Promise<void> {
  await scrollTo(page, 500);
  await expect(top(page)).toBeVisible();
  await expect(chat(page)).toBeVisible();
}
