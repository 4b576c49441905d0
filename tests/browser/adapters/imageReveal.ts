import type { Page } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';

const picture = (page: Page) => page.getByRole('img', { name: /^Neighbours lean/ });
const box = (page: Page) => picture(page).locator('xpath=ancestor::div[1]');
const unfolding = (page: Page) => picture(page).evaluate((image) => getComputedStyle(image).animationName);

export const imageReveal: BrowserAdapter<'imageReveal'> = {
  moves: true,
  part: 'main section:has(img)',
  open: async (page) => {
    await page.goto('/careers?inspect=console');
    // In view at hydration.
    await expect(box(page)).toHaveAttribute('data-state', 'whole');
  },
  events: {
    'element.entered': (page) =>
      box(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' })),
    'element.left': (page) =>
      page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.scrollIntoView({ behavior: 'instant', block: 'end' })),
  },
  element: box,
  expectState: async (page, state) => {
    const animation = expect.poll(() => unfolding(page));
    await (state === 'unfolded' ? animation.not.toBe('none') : animation.toBe('none'));
    // The animation ends with the whole picture.
    await expect.poll(() => picture(page).evaluate((image) => getComputedStyle(image).clipPath)).toBe('none');
  },
};
