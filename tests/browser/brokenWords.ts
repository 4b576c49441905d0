import type { Page } from '@playwright/test';

/**
 * The words that continue on a second line, without those that end it at a hyphen or a sign, beside each of these scroll
 * bars. A desktop's takes room from the page, but `vw` counts it in.
 */
export const brokenWords = (page: Page, scrollBars: readonly string[] = ['']): Promise<string[]> =>
  page.evaluate((widths) => {
    const broken = new Set<string>();
    const range = document.createRange();
    const collect = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility()) continue;
        range.selectNodeContents(text);
        if (range.getClientRects().length < 2) continue;
        for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.add(word);
        }
      }
    };
    for (const width of widths) {
      document.documentElement.style.marginInlineEnd = width;
      collect();
    }
    document.documentElement.style.marginInlineEnd = '';
    return [...broken];
  }, scrollBars);
