import { expect, type Page } from '@playwright/test';

/** px; A4 between margins of 10 mm. */
const PAPER = { width: 718, height: 1047 };

/** Expects that paper, which cannot be scrolled, shows every column of the page's tables. */
export async function tablesFitPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  const cut = () =>
    page
      .locator('table')
      .evaluateAll((tables) =>
        tables.map(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0)),
      );
  await expect.poll(async () => Math.max(0, ...(await cut())), 'paper cuts no table').toBe(0);
  await page.emulateMedia({ media: null });
}
