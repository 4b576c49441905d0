import type { Page } from '@playwright/test';

/** Selectors of everything that a visitor can press or type into. */
export const INTERACTIVE = 'a[href], button, input, select, textarea, summary, video[controls]';

interface Target {
  /** The beginning of its markup. */
  html: string;
  /** The area that takes the pointer, px. */
  width: number;
  height: number;
  /** True for the main ones: a button, a link that looks like one, the dock, the menu of small screens. */
  isPrimary: boolean;
  isInMenu: boolean;
}

/** Measures every target of the page, without links within a sentence. */
export const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate((interactive) => {
    const isWithinSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, td, figcaption');
      return block !== null && block.textContent.trim() !== element.textContent.trim();
    };
    const looksLikeButton = (element: Element) => {
      const { borderTopStyle, borderInlineStartStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle === 'solid' && borderInlineStartStyle === 'solid' && borderTopWidth !== '0px';
    };
    /** The area that takes the pointer: a link's `::after` may cover more than the link, such as an article's card. */
    const areaOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const { position, content } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return own;
      let around = element.parentElement;
      while (around && getComputedStyle(around).position === 'static') around = around.parentElement;
      return around?.getBoundingClientRect() ?? own;
    };

    const elements = [...document.querySelectorAll(interactive)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null &&
        !isWithinSentence(element),
    );
    return elements.map((element) => {
      const { width, height } = areaOf(element);
      return {
        html: element.outerHTML.slice(0, 120),
        width: Math.round(width * 10) / 10,
        height: Math.round(height * 10) / 10,
        isPrimary:
          element.matches('button, aside a, input, select, textarea, summary') ||
          element.closest('#menu-sheet') !== null ||
          looksLikeButton(element),
        isInMenu: element.closest('#menu-sheet') !== null,
      };
    });
  }, INTERACTIVE);

/**
 * The targets of a page that something lies over while they are in the middle of the window, or as near as they come.
 * Leaves the page at its top, where the header that learns of a scroll late lies on its own wall.
 */
export const coveredTargets = (page: Page): Promise<string[]> =>
  page.locator(`:is(main, footer) :is(${INTERACTIVE})`).evaluateAll((targets) => {
    /** Of its width and its height. */
    const parts = [0.1, 0.5, 0.9];
    const isCovered = (target: Element) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]')) return false;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
      return parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return !hit || !(target.contains(hit) || hit.contains(target));
        }),
      );
    };
    const covered = targets.filter(isCovered).map(({ outerHTML }) => outerHTML.slice(0, 120));
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  });
