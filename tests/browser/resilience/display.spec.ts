import type { Page } from '@playwright/test';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, openForm, submitButton } from '../form.ts';
import { visit } from '../hydrated.ts';

test.describe('zoomed to 400% on a screen of 1280 by 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/contact', '/']) {
    test(`the form of ${path} is filled in, corrected and sent`, async ({ page }) => {
      await openForm(page, path);
      await fillForm(page, { ...typed, companyName: ' ' });
      await field(page, 'name').focus();
      for (const name of ['companyName', 'email', 'contact', 'service', 'message'] as const) {
        await page.keyboard.press('Tab');
        await expect(field(page, name)).toBeFocused();
        await seeInTheClear(page);
      }
      await submitButton(page).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert.getByRole('button', { name: 'OK' })).toBeInViewport();
      await alert.getByRole('button', { name: 'OK' }).click();
      await field(page, 'companyName').fill(typed.companyName);
      await page.route('**/api/contactUs', (route) =>
        route.fulfill({ json: { success: false, message: 'We take no more enquiries. '.repeat(20) } }),
      );
      await submitButton(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('We take no more');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('the header, a quarter of the window, scrolls away; above the open menu it is whole', async ({
    page,
  }) => {
    await visit(page, '/contact');
    const header = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 16, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });
});

test.describe('a narrow window', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('where text alone is zoomed, the name leaves the button of the menu its place', async ({ page }) => {
    await visit(page, '/contact');
    const name = page.getByRole('banner').getByText('The Agency Way', { exact: true });
    await name.evaluate((element) => {
      element.style.fontSize = '36px';
    });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  });
});

/** The middle of the focused element is visible: nothing sticky covers it. */
const seeInTheClear = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        const middle = document.elementFromPoint(
          x + width / 2,
          y + Math.min(height, window.innerHeight - y) / 2,
        );
        return middle === element;
      }),
    )
    .toBe(true);
