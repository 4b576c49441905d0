import { expect, type Page } from '@playwright/test';

/** The words that continue on a second line, without those that end it at a hyphen or a sign. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.add(word);
      }
    }
    return [...broken];
  });

/**
 * Expects every word on one line, beside each of these scroll bars. A desktop's takes room from the page, but `vw` counts
 * it in.
 */
export async function keepsWordsWhole(page: Page, scrollBars: readonly string[]): Promise<void> {
  for (const width of scrollBars) {
    await page.evaluate((room) => {
      document.documentElement.style.marginInlineEnd = room;
    }, width);
    await expect
      .poll(() => brokenWords(page), `every word stays on a line beside a scroll bar of '${width}'`)
      .toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.marginInlineEnd = '';
  });
}
