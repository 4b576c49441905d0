import type { Page } from '@playwright/test';

/** Text settings of readers: the size by the browser's setting, the spacing by a user style sheet. */
interface Letters {
  /** A factor of the root font size. */
  size?: string;
  styles?: string;
}

export const lettersOf = {
  /** WCAG 1.4.4 */
  doubled: { size: '200%' },
  /** WCAG 1.4.12 */
  spaced: {
    styles: `
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-block-end: 2em !important; }
    `,
  },
  /** Last, so that the page ends with default settings. */
  plain: {},
} satisfies Record<string, Letters>;

/**
 * Applies a reader's text settings in place of former ones. Returns the texts that a box around them or the window's
 * sides then cut, and by how many px the page scrolls sideways.
 */
export const misfitsIn = (page: Page, letters: Letters): Promise<{ cut: string[]; overflow: number }> =>
  page.evaluate(({ size = '', styles = '' }) => {
    document.documentElement.style.fontSize = size;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];

    /** Text for screen readers alone takes no place. */
    const isForTheEye = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], option') === null;

    /** The element's visible box. Undefined where it can be scrolled, or is a single pixel. */
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
    /** px; the boxes of glyphs are larger than the glyphs. */
    const SLACK = 2;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isForTheEye(element)) continue;
      const frame = frameOf(element);
      if (!frame) continue;
      range.selectNodeContents(text);
      // A line box may be clipped outside its glyphs, which fill half of it.
      const isCut = [...range.getClientRects()].some(
        ({ left, right, top, bottom, height }) =>
          left < frame.left - SLACK ||
          right > frame.right + SLACK ||
          top < frame.top - height / 4 ||
          bottom > frame.bottom + height / 4,
      );
      if (isCut) cut.push(text.textContent.trim().slice(0, 80));
    }
    const { scrollWidth } = document.documentElement;
    return { cut, overflow: Math.max(0, scrollWidth - window.innerWidth) };
  }, letters);
