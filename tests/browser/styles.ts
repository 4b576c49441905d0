import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Sticky elements stay below the header, which is 80 px high on a scrolled page. */
export async function sticksBelowHeader(page: Page): Promise<void> {
  const tops = await page.locator('main *').evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .filter(({ position }) => position === 'sticky')
      .map(({ top }) => top),
  );
  expect(tops.filter((top) => Number.parseFloat(top) < 80)).toEqual([]);
}

/** The window in which words that stand still beside a longer column are to be whole in sight: laptops, one of them low. */
const LOW_WINDOWS = [
  { width: 1366, height: 625 },
  { width: 1280, height: 590 },
  { width: 1024, height: 650 },
  { width: 1280, height: 340 },
];

/** Sticky elements are whole in sight, also in low windows. */
export async function sticksInSight(page: Page): Promise<void> {
  const isSticky = await page
    .locator('main *')
    .evaluateAll((all) => all.some((element) => getComputedStyle(element).position === 'sticky'));
  if (!isSticky) return;
  for (const window of LOW_WINDOWS) {
    await page.setViewportSize(window);
    const hidden = await page.locator('main *').evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter(({ position }) => position === 'sticky')
        .map(({ top, height }) => Number.parseFloat(top) + Number.parseFloat(height) - innerHeight)
        .filter((below) => below > 0),
    );
    expect(hidden, `it stands still in sight at ${window.width} × ${window.height} px`).toEqual([]);
  }
}

/** Under reduced motion; the rule of `global.css.ts` does not reach these parts. */
export async function opensAtOnce(page: Page): Promise<void> {
  const times = await page
    .locator('details, dialog')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['::details-content', '::backdrop'].map((part) => getComputedStyle(element, part).transitionDuration),
      ),
    );
  expect(times.filter((time) => Number.parseFloat(time) > 0)).toEqual([]);
}

/** A link in a sentence differs from it by more than its colour. */
export async function underlinesLinks(page: Page): Promise<void> {
  const plain = await page.locator('main p a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { display, textDecorationLine } = getComputedStyle(link);
        return display === 'inline' && textDecorationLine !== 'underline';
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(plain, 'a link in a sentence is underlined').toEqual([]);
}

/** Text for reading follows the text size that the reader has set in the browser (WCAG 1.4.4). */
export async function growsWithTextSize(page: Page): Promise<void> {
  const fixed = await page.evaluate(() => {
    const root = document.documentElement.style;
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const hasText = ({ childNodes, tagName }: Element) =>
      /INPUT|SELECT|TEXTAREA/.test(tagName) ||
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const isLogo = (element: Element) => element.matches(':has(> svg[viewBox="0 0 64 64"])');
    // Larger letters are fitted to the width.
    const texts = [...document.querySelectorAll('header *, main *, footer *')].filter(
      (element) =>
        element.checkVisibility() &&
        hasText(element) &&
        !isLogo(element) &&
        sizeOf(element) > 0 &&
        sizeOf(element) < 24,
    );
    const sizes = texts.map(sizeOf);
    root.fontSize = '200%';
    const same = texts.filter((element, index) => sizeOf(element) === sizes[index]);
    root.fontSize = '';
    return same.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(fixed, 'text grows with the text size of the reader').toEqual([]);
}

/** On the page of a service. */
export async function showsTitleBeforePicture(page: Page, width: number): Promise<void> {
  const hidden = await page.evaluate(async () => {
    await document.fonts.ready;
    const line = document.querySelector('h1 > span:last-child');
    const stage = document.querySelector('h1')?.closest('section')?.lastElementChild;
    if (!line || !stage) throw new Error('There is no title, or no picture.');
    const em = Number.parseFloat(getComputedStyle(line).fontSize);
    // Archivo's capitals: .686 em high, on a line that leaves .096 em under them.
    const foot = line.getBoundingClientRect().bottom - 0.096 * em;
    return (foot - stage.getBoundingClientRect().top) / (0.686 * em);
  });
  const about = `the picture hides less than a quarter of the title’s last line at ${width} px`;
  expect(hidden, about).toBeGreaterThan(0);
  expect(hidden, about).toBeLessThan(0.25);
}
