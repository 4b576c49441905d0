import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from '../../src/theme/contrast.ts';
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
  /** True when it stays there when the page is scrolled. */
  isFixed: boolean;
  /** The part of the page it is in, by its tag: HEADER, MAIN, FOOTER or ASIDE. */
  part: string;
  /** px from the top of the page. */
  top: number;
}

/** The function that `prepare` adds to the page. */
interface Taught {
  reachable(): HTMLElement[];
  nameStop(element: Element): string;
}

/** Adds a function to the page that lists its focusable elements: visible, enabled, not inert. */
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
      return [element.tagName.toLowerCase(), purpose, words].join(' ');
    };
    Object.assign(window, { reachable, nameStop });
  }, INTERACTIVE);

/** All focusable elements, in document order. */
export const stopsOf = (page: Page) =>
  page.evaluate(() => {
    const { reachable, nameStop } = window as unknown as Taught;
    return reachable().map(nameStop);
  });

/** The focused element. Undefined for the page as a whole or the browser's own bar. */
export const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const { reachable, nameStop } = window as unknown as Taught;
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
      what: nameStop(element),
      part: element.closest('header, main, footer, aside')?.tagName ?? '',
      isInSight: !isCovered && (isInWindow || height > window.innerHeight / 2),
      isFixed: around !== null,
      box: { x, y, width, height },
      edge: [...element.getClientRects()].reduce((sum, part) => sum + 2 * (part.width + part.height), 0),
      top: y + window.scrollY,
    };
  });

/** Presses Tab from the top of the page until the focus has left it. */
export async function tabThrough(page: Page, eachStop: (stop: Stop) => Promise<void>): Promise<Stop[]> {
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

/** Luminance of the pixel at that byte. */
const brightness = (shot: Buffer, index: number) =>
  luminance([0, 1, 2].map((channel) => (shot[index + channel] ?? 0) / 255) as [number, number, number]);

/** The margin around a control for its focus ring, px. */
const AROUND = 12;

/**
 * The area that the focus changes, px² with a contrast of at least 3:1 (WCAG 2.4.13 wants that of a line of 2 px around
 * the control). Removes the focus; Tab goes on from there.
 */
export async function ringOf(page: Page, { box }: Stop): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const clip = {
    x,
    y,
    width: Math.min(width, box.x + box.width + AROUND) - x,
    height: Math.min(height, box.y + box.height + AROUND) - y,
  };
  const pixels = async () =>
    sharp(await page.screenshot({ clip, caret: 'hide' }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const withFocus = await pixels();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const without = await pixels();
  let changed = 0;
  for (let index = 0; index < withFocus.length; index += 3) {
    if (withFocus.readUIntBE(index, 3) === without.readUIntBE(index, 3)) continue;
    const [one = 0, other = 0] = [withFocus, without].map((shot) => brightness(shot, index));
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed += 1;
  }
  return changed;
}
