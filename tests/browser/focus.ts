import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from '../../src/theme/contrast.ts';
import { INTERACTIVE } from './targets.ts';

/** Where the keyboard is, and how it looks there. */
export interface Stop {
  /** Its place among all that the keyboard can come to, in document order; -1 for anything else. */
  place: number;
  /** What it is: its tag, where it leads or what it is for, and its words. */
  what: string;
  /** Whether the window shows all of it, or as much as fits, and nothing lies over it. */
  isInSight: boolean;
  /** px in the window. */
  box: { x: number; y: number; width: number; height: number };
  /** Whether it stays there when the page is scrolled. */
  isFixed: boolean;
  /** The part of the page it is in, by its tag: HEADER, MAIN, FOOTER or ASIDE. */
  part: string;
  /** px from the top of the page. */
  top: number;
}

/** What `prepare` teaches the page. */
interface Taught {
  reachable(): HTMLElement[];
  nameStop(element: Element): string;
}

/** Teaches the page to list what the keyboard can come to: shown, not switched off, not behind something it waits for. */
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

/** All that the keyboard can come to, in document order. */
export const stopsOf = (page: Page) =>
  page.evaluate(() => {
    const { reachable, nameStop } = window as unknown as Taught;
    return reachable().map(nameStop);
  });

/** What has focus. Undefined when it is the page as a whole, or the browser's own bar. */
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
      // Of what is larger than the window, a corner may be outside; a rounded or broken one belongs to what is around.
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
      top: y + window.scrollY,
    };
  });

/** Whether the keyboard went on as one reads: down, or to the right; not back along a row, nor up within a column. */
export function goesOn(from: Stop, to: Stop): boolean {
  const isAbove = to.top + to.box.height <= from.top;
  const isLeft = to.box.x + to.box.width <= from.box.x + 1;
  const isBeside = to.top < from.top + from.box.height && from.top < to.top + to.box.height;
  // What begins in the lower half of what stands beside it is read after it.
  if (isBeside) return !isLeft || to.top > from.top + from.box.height / 2;
  return !isAbove || to.box.x >= from.box.x + from.box.width;
}

/** Of the pixel whose three bytes begin there. */
const brightness = (shot: Buffer, index: number) =>
  luminance([0, 1, 2].map((channel) => (shot[index + channel] ?? 0) / 255) as [number, number, number]);

/** px: how far around a control its ring may be. */
const AROUND = 12;

/**
 * How much changes on the screen by what has focus, px² of a contrast of at least 3:1 between with and without (WCAG
 * 2.4.13 wants as much as a line of 2 px around the control). It has lost focus then; the keyboard goes on from there.
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
