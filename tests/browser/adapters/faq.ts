import type { Page } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { visit } from '../hydrated.ts';

const questions = (page: Page) => page.locator('#faq details');
/** The height of the first answer, px. */
const answered = (page: Page) =>
  questions(page)
    .first()
    .evaluate(
      (question) => question.clientHeight - (question.querySelector('summary')?.clientHeight ?? Number.NaN),
    );
const press = (page: Page) => questions(page).first().locator('summary').click();

export const faq: BrowserAdapter<'faq'> = {
  part: '#faq',
  open: async (page) => {
    await visit(page, '/services/seo?inspect=console');
  },
  events: { 'question.opened': press, 'question.closed': press },
  element: (page) => questions(page).first(),
  expectState: async (page, state) => {
    await expect(questions(page).first().locator('p')).toBeVisible({ visible: state === 'expanded' });
    const height = expect.poll(() => answered(page));
    await (state === 'expanded' ? height.toBeGreaterThan(30) : height.toBe(0));
  },
};
