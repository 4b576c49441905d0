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
  /** The texts that a box around them cuts, or that touch the sides of the window. */
  cut: string[];
  /** The texts that are printed over another one. */
  over: string[];
  /** By how many px the page scrolls sideways. */
  overflow: number;
}

/** Of a page on which everything fits. */
export const noMisfits: Misfits = { cut: [], over: [], overflow: 0 };

/** Applies a reader's text settings in place of former ones, and returns the texts that do not fit. */
export const misfitsIn = async (page: Page, letters: Letters): Promise<Misfits> =>
  (await misfitsInEach(page, [letters]))[0] as Misfits;

/** Applies text settings one after another, without painting the page in between; returns the misfits of each. */
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
    /** px beside the text at either side of the window. */
    const EDGE = 12;
    const misfits = (): Misfits => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const frames = new Map<Element, Frame | undefined>();
      const frameOf = (element: Element | null): Frame | undefined => {
        if (!element) return { left: EDGE, right: clientWidth - EDGE, top: -Infinity, bottom: Infinity };
        if (!frames.has(element)) frames.set(element, frameIn(element, frameOf(element.parentElement)));
        return frames.get(element);
      };

      const cut: string[] = [];
      const over: string[] = [];
      const lines: (Frame & { words: string })[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const words = text.textContent?.trim().slice(0, 80);
        if (!element || !words || !isForTheEye(element)) continue;
        const frame = frameOf(element);
        if (!frame) continue;
        range.selectNodeContents(text);
        for (const { left, right, top, bottom, height } of range.getClientRects()) {
          // A line box may be clipped outside its glyphs, which fill half of it.
          const line = { words, left, right, top: top + height / 4, bottom: bottom - height / 4 };
          if (
            left < frame.left - SLACK ||
            right > frame.right + SLACK ||
            line.top < frame.top ||
            line.bottom > frame.bottom
          )
            cut.push(words);
          // These float over the page on purpose.
          if (element.closest('header, aside, [href="#main"]')) continue;
          const under = lines.find(
            (other) =>
              Math.min(right, other.right) - Math.max(left, other.left) > SLACK &&
              Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > SLACK,
          );
          if (under) over.push(`${words} / ${under.words}`);
          lines.push(line);
        }
      }
      return { cut, over, overflow: Math.max(0, scrollWidth - window.innerWidth) };
    };

    return settings.map(({ size = '', styles = '' }) => {
      document.documentElement.style.fontSize = size;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      return misfits();
    });
  }, settings);
