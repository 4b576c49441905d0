import { expect, type Page } from '@playwright/test';
import type { ApplicationField } from '../../machines/careerApplication.machine.ts';
import type { Resume } from '../../machines/resumeChooser.machine.ts';
import { careersWords } from '../../src/content/careers.ts';
import { hydrated } from './hydrated.ts';

/** Locators and actions of the careers page. */

export const application = (page: Page) => page.getByRole('form', { name: 'Tell us who you are' });

export const applicationField = (page: Page, name: ApplicationField) =>
  application(page).getByLabel(careersWords.form.labels[name], { exact: true });

export const cvField = (page: Page) => application(page).getByLabel('CV', { exact: true });
export const chooser = (page: Page) => page.locator('[data-chooser]');
export const clearButton = (page: Page) => page.getByRole('button', { name: 'Remove the file' });
export const submitButton = (page: Page) => application(page).getByRole('button', { name: 'Submit' });

const cards = (page: Page) => page.locator('main li[data-side]');

/** The card of an opening; its visible side holds the title. */
export const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { level: 3, name: title }) });

/** A file as Playwright puts it into a field. */
export const payloadOf = ({ name, type, size }: Resume) => ({
  name,
  mimeType: type,
  buffer: Buffer.alloc(size),
});

/** Opens the page, of the site as specified or another, and waits until its cards and its form are hydrated. */
export async function openCareers(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/careers?inspect=console`);
  await expect(page.locator('main li[data-side] [inert]')).toHaveCount(3);
  await hydrated(page);
}

/** The URL of the script that flips cards; undefined until it is requested. */
export const flipScript = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/dom-mini-[^/]*\.js$/.test(name)),
  );

/** Waits until the script that flips cards has loaded: before that, a press shows the other side at once. */
export async function waitForFlipScript(page: Page): Promise<void> {
  await expect.poll(() => flipScript(page)).toBeDefined();
  await page.evaluate((url = '') => import(url), await flipScript(page));
}

/** Fills a field of any kind. */
export async function fillField(page: Page, name: ApplicationField, value: string): Promise<void> {
  if (name === 'role') await applicationField(page, name).selectOption(value);
  else await applicationField(page, name).fill(value);
}
