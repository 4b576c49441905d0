import type { Page } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';

const heading = (page: Page) =>
  page.getByRole('heading', { name: 'Ready to redefine your brand experience?' });
/** The nearest element around it that has a state. */
const box = (page: Page) => heading(page).locator('xpath=ancestor::*[@data-state][1]');
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

export const textAnimation: BrowserAdapter<'textAnimation'> = {
  moves: true,
  part: 'main section:has(form)',
  never: {
    on: 'small',
    states: ['animated'],
    because: 'a window that becomes narrower moves the text out of view',
  },
  open: async (page) => {
    await page.clock.install();
    await page.goto('/?inspect=console');
    await expect(box(page)).toHaveAttribute('data-state', 'still');
    // From here on the walk advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  events: {
    'element.entered': (page) =>
      heading(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' })),
    'element.left': toTop,
  },
  element: box,
  // The words are visible in every state.
  expectState: (page) => expect(heading(page)).toBeVisible(),
};
