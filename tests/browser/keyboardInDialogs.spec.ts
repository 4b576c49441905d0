import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { accessibilityTree } from './accessibilityTree.ts';
import { SCREENS } from './everyState.ts';
import { expect, test } from './fixtures.ts';
import { field, fillForm, interceptCalls, openForm, skipValidation } from './form.ts';
import { visit } from './hydrated.ts';

const isInDialog = (page: Page) =>
  page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
  );

/** Tabs around the dialog, and expects never to reach the page behind it. */
async function staysInDialog(page: Page) {
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isInDialog(page), `after ${key}`).toBe(true);
  }
}

/** Submits by keyboard, past the browser's validation. */
async function submitByKeyboard(page: Page) {
  await skipValidation(page);
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
}

const ACCESSIBILITY_TREE = 'only Chromium gives a test its accessibility tree';

test.describe('menu and dialogs', () => {
  test('the menu keeps the focus until Escape returns it to its button', async ({ page }) => {
    await page.setViewportSize({ width: SCREENS.small, height: 844 });
    await visit(page, '/blog');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    // The page behind the sheet becomes inert a paint later.
    await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
    const names = [];
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent));
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    }
    expect(names.slice(0, 6)).toEqual(['Home', 'About', 'Clients', 'Services', 'Careers', 'Contact']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('the alert traps the focus; Escape moves it to the first invalid field, which is described by its error', async ({
    page,
    engine,
  }) => {
    test.skip(engine !== 'chromium', ACCESSIBILITY_TREE);
    await openForm(page, '/contact');
    await fillForm(page, { name: 'Asha Rao' });
    await submitByKeyboard(page);
    await expect(page.getByRole('alertdialog').getByRole('button')).toBeFocused();
    const nodes = await accessibilityTree(page);
    expect(nodes.find(({ role }) => role === 'alertdialog')).toMatchObject({
      name: enquiryWords.alert,
      description: enquiryWords.incomplete,
      properties: { modal: true },
    });
    expect(
      nodes.some(({ role }) => role === 'textbox'),
      'the page behind it is not there',
    ).toBe(false);
    await staysInDialog(page);

    await page.keyboard.press('Escape');
    await expect(field(page, 'companyName')).toBeFocused();
    // Not by colour alone: the edge of an invalid field is a bar.
    await expect(field(page, 'companyName')).toHaveCSS('border-left-width', '6px');
    await expect(field(page, 'name')).toHaveCSS('border-left-width', '2px');
    const fields = (await accessibilityTree(page)).filter(({ role }) =>
      ['textbox', 'combobox'].includes(role),
    );
    const wordsOf = (name: keyof typeof enquiryWords.labels) =>
      fields.find((node) => node.name === enquiryWords.labels[name]);
    for (const name of ['companyName', 'email', 'contact', 'service', 'message'] as const) {
      expect(wordsOf(name)?.description, name).toContain(enquiryWords.errors[name]);
      expect(wordsOf(name)?.properties, name).toMatchObject({ invalid: 'true' });
    }
    expect(wordsOf('name')).toMatchObject({ description: '', properties: { invalid: 'false' } });
  });

  test('the dialog says how the enquiry fares, traps the focus, and returns it', async ({ page, engine }) => {
    test.skip(engine !== 'chromium', ACCESSIBILITY_TREE);
    const calls = await interceptCalls(page);
    await openForm(page, '/contact');
    await fillForm(page);
    await submitByKeyboard(page);
    await expect.poll(() => calls.length).toBe(1);
    await expect(page.getByRole('dialog')).toContainText(enquiryWords.waiting);
    const waiting = await accessibilityTree(page);
    expect(waiting.find(({ role }) => role === 'dialog')).toMatchObject({
      name: enquiryWords.dialog,
      description: enquiryWords.waiting,
    });
    expect(waiting.find(({ role }) => role === 'status')?.properties).toMatchObject({ live: 'polite' });
    expect(waiting.some(({ name }) => name === enquiryWords.waiting)).toBe(true);
    await staysInDialog(page);

    await calls[0]?.fulfill({ json: { success: false, message: 'The office is closed today.' } });
    await expect(page.getByRole('status').filter({ hasText: 'The office is closed today.' })).toBeVisible();
    await expect(page.getByRole('button', { name: enquiryWords.close })).toBeFocused();
    await staysInDialog(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  });
});

test.describe('after a failed call', () => {
  test.use({ expectedConsole: /^(Error submitting form|Failed to load resource)/ });

  test('the dialog has the focus while a failed call is tried again: its button is gone', async ({
    page,
    assistedSite,
  }) => {
    const calls = await interceptCalls(page);
    await openForm(page, `${assistedSite.url}/contact`);
    await fillForm(page);
    await submitByKeyboard(page);
    await expect.poll(() => calls.length).toBe(1);
    await calls[0]?.abort();
    await page.getByRole('button', { name: enquiryWords.retry }).press('Enter');
    await expect.poll(() => calls.length).toBe(2);
    await expect(page.getByRole('dialog')).toBeFocused();
  });
});
