import { expect, type Page } from '@playwright/test';
import { INTERACTIVE } from './targets.ts';

/** The focused element, its place and its visibility. */
export interface Stop {
  /** Its index among all focusable elements, in document order; -1 for others. */
  place: number;
  /** A description: its tag, its target or type, and its text. */
  what: string;
  /** True when all of it, or as much as fits, is visible and uncovered. */
  isInSight: boolean;
  /** px in the window. */
  box: { x: number; y: number; width: number; height: number };
  /** The length of its edge, px; a link on two lines has two parts. */
  edge: number;
  /** True when it does not scroll with the page. */
  isFixed: boolean;
  /** The part of the page it is in, by its tag: HEADER, MAIN, FOOTER or ASIDE. */
  part: string;
  /** px from the top of the page. */
  top: number;
  /** Everything that its focus ring depends on; one screenshot serves all elements with the same key. */
  ringKey: string;
}

/** The functions that `prepare` adds to the page. */
interface PageFunctions {
  reachable(): HTMLElement[];
  nameStop(element: Element): Pick<Stop, 'what' | 'part'>;
  ringKeyOf(element: Element): string;
}

/** Adds functions to the page that list its focusable elements (visible, enabled, not inert) and describe them. */
export const prepare = (page: Page) =>
  page.evaluate((interactive) => {
    const reachable = () =>
      [...document.querySelectorAll<HTMLElement>(`:is(${interactive}, [tabindex="0"])`)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert], :disabled') === null &&
          element.tabIndex >= 0,
      );
    const nameStop = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      const purpose = element.getAttribute('href') ?? element.getAttribute('name') ?? '';
      return {
        what: [element.tagName.toLowerCase(), purpose, words].join(' '),
        part: element.closest('header, main, footer, aside')?.tagName ?? '',
      };
    };
    const ringKeyOf = (element: Element) => {
      const outlines = [null, '::after'].map((pseudo) => {
        const { outline, outlineOffset, content } = getComputedStyle(element, pseudo);
        return [outline, outlineOffset, content];
      });
      const { outlineWidth, outlineOffset, backgroundColor } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const box = element.getBoundingClientRect();
      const [left, right, top, bottom] = [
        box.left - reach,
        box.right + reach,
        box.top - reach,
        box.bottom + reach,
      ];
      const isClipped = (around: Element | null): boolean => {
        if (around === null) return false;
        const frame = around.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(around);
        return (
          (overflowX !== 'visible' && (left < frame.left || right > frame.right)) ||
          (overflowY !== 'visible' && (top < frame.top || bottom > frame.bottom)) ||
          isClipped(around.parentElement)
        );
      };
      const wall = element.closest('[data-wall]')?.getAttribute('data-wall');
      return JSON.stringify([
        element.tagName,
        element.className,
        wall,
        outlines,
        backgroundColor,
        isClipped(element.parentElement),
      ]);
    };
    Object.assign(window, { reachable, nameStop, ringKeyOf });
  }, INTERACTIVE);

/** All focusable elements and the parts they are in, in document order. */
export const stopsOf = (page: Page) =>
  page.evaluate(() => {
    const { reachable, nameStop } = window as unknown as PageFunctions;
    return reachable().map(nameStop);
  });

/** The focused element. Undefined for the page as a whole or the browser's own bar. */
export const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const { reachable, nameStop, ringKeyOf } = window as unknown as PageFunctions;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const INSET = 3;
    const left = x + INSET;
    const right = x + width - INSET;
    const top = y + INSET;
    const bottom = y + height - INSET;
    const corners: [number, number][] = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ];
    const middle: [number, number] = [x + width / 2, y + height / 2];
    const isCovered = [...corners, middle].some(([pointX, pointY]) => {
      const hit = document.elementFromPoint(pointX, pointY);
      // A corner of an element larger than the window may be outside; a rounded or broken one shows its surroundings.
      return hit !== null && !element.contains(hit) && !hit.contains(element);
    });
    const isInWindow =
      x >= -1 && x + width <= window.innerWidth + 1 && y >= -1 && bottom <= window.innerHeight;
    let around: Element | null = element;
    while (around && getComputedStyle(around).position !== 'fixed') around = around.parentElement;
    return {
      place: reachable().indexOf(element),
      ...nameStop(element),
      ringKey: ringKeyOf(element),
      isInSight: !isCovered && (isInWindow || height > window.innerHeight / 2),
      isFixed: around !== null,
      box: { x, y, width, height },
      edge: [...element.getClientRects()].reduce((sum, part) => sum + 2 * (part.width + part.height), 0),
      top: y + window.scrollY,
    };
  });

/** Presses Tab until the focus has left the page, or has come to the last stop of interest. */
export async function tabThrough(
  page: Page,
  eachStop: (stop: Stop) => Promise<void>,
  isLast: (stop: Stop) => boolean = () => false,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined || (stop.place === 0 && stops.length > 0)) return stops;
    // The film's own controls are inside it.
    if (stop.place === stops.at(-1)?.place && stop.what.startsWith('video')) continue;
    stops.push(stop);
    expect(stops.length, 'the keyboard comes to an end').toBeLessThan(250);
    await eachStop(stop);
    if (isLast(stop)) return stops;
  }
}

/** True when the focus moved in reading order: down, or to the right; not back in a row, nor up in a column. */
export function goesOn(from: Stop, to: Stop): boolean {
  const isAbove = to.top + to.box.height <= from.top;
  const isLeft = to.box.x + to.box.width <= from.box.x + 1;
  const isBeside = to.top < from.top + from.box.height && from.top < to.top + to.box.height;
  // An element that begins in the lower half of its neighbour is read after it.
  if (isBeside) return !isLeft || to.top > from.top + from.box.height / 2;
  return !isAbove || to.box.x >= from.box.x + from.box.width;
}
