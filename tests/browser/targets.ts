import type { Page } from '@playwright/test';

/** Selectors of everything that a visitor can press or type into. */
export const INTERACTIVE = 'a[href], button, input, select, textarea, summary, video[controls]';

interface Target {
  /** The beginning of its markup. */
  html: string;
  /** The area that takes the pointer, px. */
  width: number;
  height: number;
  /** True when it is large enough, or far enough from the others (WCAG 2.5.8). */
  isEnough: boolean;
  /** True for the main ones: a button, a link that looks like one, the dock, the menu of small screens. */
  isPrimary: boolean;
  isInMenu: boolean;
}

/**
 * Measures every target of the page by WCAG 2.5.8: 24 px each way, or a circle of 24 px around it that touches no other
 * target and no other circle. Links within a sentence are excepted there, and left out here.
 */
export const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate((interactive) => {
    const LEAST = 24;

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
    const targets = elements.map((element) => {
      const { x, y, width, height } = areaOf(element);
      return { element, x, y, width, height, isSmall: Math.min(width, height) < LEAST };
    });
    const isApart = (one: (typeof targets)[number]) =>
      targets.every((other) => {
        if (other === one) return true;
        const centre = { x: one.x + one.width / 2, y: one.y + one.height / 2 };
        // To the other's own circle where that one is small too, else to its nearest edge.
        const dx = other.isSmall
          ? other.x + other.width / 2 - centre.x
          : Math.max(other.x - centre.x, 0, centre.x - other.x - other.width);
        const dy = other.isSmall
          ? other.y + other.height / 2 - centre.y
          : Math.max(other.y - centre.y, 0, centre.y - other.y - other.height);
        return Math.hypot(dx, dy) >= (other.isSmall ? LEAST : LEAST / 2);
      });
    return targets.map((target) => ({
      html: target.element.outerHTML.slice(0, 120),
      width: Math.round(target.width * 10) / 10,
      height: Math.round(target.height * 10) / 10,
      isEnough: !target.isSmall || isApart(target),
      isPrimary:
        target.element.matches('button, aside a, input, select, textarea, summary') ||
        target.element.closest('#menu-sheet') !== null ||
        looksLikeButton(target.element),
      isInMenu: target.element.closest('#menu-sheet') !== null,
    }));
  }, INTERACTIVE);
