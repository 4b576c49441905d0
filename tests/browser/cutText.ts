import type { Page } from '@playwright/test';

/** The texts of the page of which something is cut off, by a box around them or by the window's sides. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What is there for those who do not look takes no place. */
    const isForTheEye = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], option') === null;

    /** The box that is left to look through. Undefined where the element can be scrolled, or shows itself by a pixel only. */
    const frameOf = (element: Element): DOMRect | undefined => {
      let left = 0;
      let right = document.documentElement.clientWidth;
      let top = Number.NEGATIVE_INFINITY;
      let bottom = Number.POSITIVE_INFINITY;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around);
        if (display.startsWith('inline') && !display.includes('-')) continue;
        const box = around.getBoundingClientRect();
        if (box.width <= 1 && box.height <= 1) return undefined;
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
        if (overflowX !== 'visible') {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
        if (overflowY !== 'visible') {
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
      }
      return { left, right, top, bottom } as DOMRect;
    };

    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** px: letters' boxes reach beyond the letters. */
    const SLACK = 2;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isForTheEye(element)) continue;
      const frame = frameOf(element);
      if (!frame) continue;
      range.selectNodeContents(text);
      // Of a line box more than the letters may be cut; half of it is the letters.
      const isCut = [...range.getClientRects()].some(
        ({ left, right, top, bottom, height }) =>
          left < frame.left - SLACK ||
          right > frame.right + SLACK ||
          top < frame.top - height / 4 ||
          bottom > frame.bottom + height / 4,
      );
      if (isCut) cut.push(text.textContent.trim().slice(0, 80));
    }
    return cut;
  });

/** How readers set the letters of a page: its size by the browser's setting, its spacing by a style sheet of their own. */
interface Letters {
  /** Of the size that the page's own sizes are measured in. */
  size?: string;
  styles?: string;
}

export const lettersOf = {
  plain: {},
  /** WCAG 1.4.4 */
  doubled: { size: '200%' },
  /** WCAG 1.4.12 */
  spaced: {
    styles: `
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-block-end: 2em !important; }
    `,
  },
} satisfies Record<string, Letters>;

/** Sets the page as one of its readers does, and takes back what another has set. */
export const setLetters = (page: Page, { size = '', styles = '' }: Letters) =>
  page.evaluate(
    (letters) => {
      document.documentElement.style.fontSize = letters.size;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(letters.styles);
      document.adoptedStyleSheets = [sheet];
    },
    { size, styles },
  );
