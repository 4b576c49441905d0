import { typed } from '../modelInputs/enquiry.ts';
import { expect, test } from './fixtures.ts';
import { field, fillForm, interceptCalls, openForm, seeTyped, sendFrom, submitButton } from './form.ts';

test("the browser's own validation stops an incomplete form: nothing is sent, no dialog opens", async ({
  page,
  site,
}) => {
  const calls = await interceptCalls(page);
  await openForm(page, site.url);
  await submitButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await fillForm(page, { ...typed, email: 'no address' });
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  // At home only the browser catches the placeholder (ENQUIRY-3).
  const { service: _, ...rest } = typed;
  await fillForm(page, rest);
  await field(page, 'service').selectOption('');
  await submitButton(page).click();
  await expect(field(page, 'service')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(calls).toHaveLength(0);
});

test('the waiting dialog cannot be dismissed, by the backdrop, by Escape or otherwise', async ({
  page,
  site,
  engine,
}) => {
  const calls = await interceptCalls(page);
  await sendFrom(page, `${site.url}/contact`);
  const dialog = page.getByRole('dialog');
  const words = 'Please stand by as we work on sending your request to our administrator.';
  await expect(dialog).toContainText(words);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(words);
  // The page behind is inert.
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await expect(field(page, 'name')).toHaveValue(typed.name);
  await expect.poll(() => calls.length).toBe(1);
  if (engine === 'chromium')
    expect(calls[0]?.request().postDataJSON()).toEqual({ ...typed, contact: '9876543210' });
  expect(await calls[0]?.request().headerValue('idempotency-key')).toMatch(/^[0-9a-f]{48}$/);
});

test('an answer that is not good is shown with Close; the form keeps its values and no mail call is made (ENQUIRY-16)', async ({
  page,
  site,
}) => {
  const calls = await interceptCalls(page);
  await sendFrom(page, site.url);
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.fulfill({
    json: { success: false, status: true, message: 'We take no more enquiries today.' },
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We take no more enquiries today.');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(submitButton(page)).toBeFocused();
  await seeTyped(page, ['name', 'email', 'message']);
  expect(calls).toHaveLength(1);
});
