import type { Page } from '@playwright/test';

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
