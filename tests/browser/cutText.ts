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

interface Misfits {
  cut: string[];
  overflow: number;
}

/** Applies a reader's text settings in place of former ones, and returns what does not fit. */
export const misfitsIn = async (page: Page, letters: Letters): Promise<Misfits> =>
  (await misfitsInEach(page, [letters]))[0] as Misfits;

/**
 * Applies text settings one after another, without painting the page in between. Returns for each the texts that a box
 * around them or the window's sides cut, and by how many px the page scrolls sideways.
 */
export const misfitsInEach = (page: Page, settings: readonly Letters[]): Promise<Misfits[]> =>
  page.evaluate((settings) => {
    type Frame = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

    /** Text for screen readers alone takes no place. */
    const isForTheEye = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], option') === null;

    /** The visible part of an element in that of its parent. Undefined where it can be scrolled, or is a single pixel. */
    const frameIn = (element: Element, frame: Frame | undefined): Frame | undefined => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (!frame || (display.startsWith('inline') && !display.includes('-'))) return frame;
      const box = element.getBoundingClientRect();
      if ((box.width <= 1 && box.height <= 1) || /auto|scroll/.test(overflowX + overflowY)) return undefined;
      const { left, right } = overflowX === 'visible' ? frame : box;
      const { top, bottom } = overflowY === 'visible' ? frame : box;
      return {
        left: Math.max(left, frame.left),
        right: Math.min(right, frame.right),
        top: Math.max(top, frame.top),
        bottom: Math.min(bottom, frame.bottom),
      };
    };

    /** px; the boxes of glyphs are larger than the glyphs. */
    const SLACK = 2;
    const misfits = (): Misfits => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const frames = new Map<Element, Frame | undefined>();
      const frameOf = (element: Element | null): Frame | undefined => {
        if (!element) return { left: 0, right: clientWidth, top: -Infinity, bottom: Infinity };
        if (!frames.has(element)) frames.set(element, frameIn(element, frameOf(element.parentElement)));
        return frames.get(element);
      };

      const cut: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
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
      return { cut, overflow: Math.max(0, scrollWidth - window.innerWidth) };
    };

    return settings.map(({ size = '', styles = '' }) => {
      document.documentElement.style.fontSize = size;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      return misfits();
    });
  }, settings);
