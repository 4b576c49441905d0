import type { Page } from '@playwright/test';
import { jobs } from '../../../src/content/jobs.ts';
import { applicationField, cardOf, openCareers } from '../careersPage.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';

const expanded = (page: Page) => page.locator('main li[data-side="details"]');

/** Presses a control by keyboard: the one that flips the card back has the focus then. */
async function flip(page: Page, title: string, name: string, back: string): Promise<void> {
  await cardOf(page, title).getByRole('button', { name }).press('Enter');
  await expect(cardOf(page, title).getByRole('button', { name: back })).toBeFocused();
}

export const careersCards: BrowserAdapter<'careersCards'> = {
  moves: true,
  part: 'main ul:has(> [data-side])',
  open: (page) => openCareers(page),
  events: {
    // The open card has no Details button.
    'details.pressed': async (page, { card }) => {
      if ((await cardOf(page, card).getAttribute('data-side')) === 'face')
        await flip(page, card, 'Details', 'Close');
    },
    'close.pressed': async (page) => {
      const title = (await expanded(page).getByRole('heading', { level: 3 }).textContent()) ?? '';
      await flip(page, title, 'Close', 'Details');
    },
    'card.pressed': (page, { card }) =>
      cardOf(page, card).getByRole('heading', { name: 'Responsibilities' }).click(),
    'apply.pressed': async (page) => {
      const card = (await expanded(page).count()) > 0 ? expanded(page) : cardOf(page, 'SEO Manager');
      await card.getByRole('link', { name: 'Apply Now' }).click();
      await expect(applicationField(page, 'name')).toBeFocused();
      await expect(applicationField(page, 'name')).toBeInViewport({ ratio: 1 });
    },
  },
  element: (page) => page.locator('main ul:has(> [data-side])'),
  expectState: async (page, _, { context }) => {
    for (const { title, responsibilities } of jobs) {
      const text = cardOf(page, title).getByText(responsibilities[0]);
      await expect(text).toBeVisible({ visible: title === context.card });
    }
  },
};
