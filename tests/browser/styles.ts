import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What stays in the window while the page scrolls does so below the header, which is 80 px high then. */
export async function sticksBelowHeader(page: Page): Promise<void> {
  const tops = await page.locator('main *').evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .filter(({ position }) => position === 'sticky')
      .map(({ top }) => top),
  );
  expect(tops.filter((top) => Number.parseFloat(top) < 80)).toEqual([]);
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

/** A link in a sentence is told by more than its colour. */
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
