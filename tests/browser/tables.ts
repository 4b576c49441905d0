import { expect, type Page } from '@playwright/test';

/** px; A4 between margins of 10 mm. */
const PAPER = { width: 718, height: 1047 };

/** Expects every column of the page's tables in print. */
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

/** The numbers in tables that read as another number, because their last digits are beyond the edge. */
export const cutNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const range = document.createRange();
    for (const box of [...document.querySelectorAll('table')].map((table) => table.parentElement)) {
      if (!box) continue;
      const edge = box.getBoundingClientRect().right;
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: number, index } of text.textContent?.matchAll(/\d[\d,.]+/g) ?? []) {
          range.setStart(text, index);
          range.setEnd(text, index + number.length);
          const { right } = range.getBoundingClientRect();
          range.setEnd(text, index + 1);
          if (range.getBoundingClientRect().right <= edge && right > edge + 1) cut.push(number);
        }
      }
    }
    return cut;
  });
