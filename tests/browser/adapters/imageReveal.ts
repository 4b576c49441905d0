import type { Page } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';

const picture = (page: Page) => page.getByRole('img', { name: /looks through a telescope/ }).first();
const box = (page: Page) => picture(page).locator('xpath=ancestor::div[1]');
const unfolding = (page: Page) => picture(page).evaluate((image) => getComputedStyle(image).animationName);

export const imageReveal: BrowserAdapter<'imageReveal'> = {
  moves: true,
  part: 'main section:has(img)',
  open: async (page, { site }) => {
    await page.goto(`${site.url}/?inspect=console`);
    await expect(box(page)).toHaveAttribute('data-state', 'folded');
  },
  events: {
    'element.entered': (page) =>
      box(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' })),
    'element.left': (page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' })),
  },
  shows: box,
  sees: async (page, state) => {
    if (state === 'folded') await expect.poll(() => unfolding(page)).toBe('none');
    else await expect.poll(() => unfolding(page)).not.toBe('none');
    // Unfolded, the whole picture is visible.
    await expect.poll(() => picture(page).evaluate((image) => getComputedStyle(image).clipPath)).toBe('none');
  },
};
