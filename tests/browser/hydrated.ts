import { expect, type Page } from '@playwright/test';

/** Waits until the page and all of its islands are hydrated. */
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);

/** Opens a page, and waits until it is hydrated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}
