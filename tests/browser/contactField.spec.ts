import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, fillForm, interceptCalls, openForm, submitButton } from './form.ts';

/** The ways to enter a contact number. */
const ways = {
  typed: (page: Page, text: string) => field(page, 'contact').pressSequentially(text),
  pasted: async (page: Page, text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await field(page, 'contact').focus();
    await page.keyboard.press('Control+V');
  },
};

test('+91 98765 43210, typed or pasted, shows and sends its ten digits (ENQUIRY-8)', async ({
  page,
  site,
  context,
  engine,
}) => {
  if (engine === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const calls = await interceptCalls(page);
  await openForm(page, '/contact');
  await fillForm(page);
  for (const [way, bringIn] of Object.entries(ways)) {
    // Only Chromium lets a test write to the clipboard.
    if (engine !== 'chromium' && way === 'pasted') continue;
    await test.step(way, async () => {
      await field(page, 'contact').fill('');
      await bringIn(page, '+91 98765 43210');
      // Enter sends from within the field, before it is left.
      if (way === 'typed') await field(page, 'contact').press('Enter');
      else await submitButton(page).click();
      await expect.poll(() => calls.length).toBe(1);
      const [call] = calls.splice(0);
      // WebDriver BiDi hides request bodies; `happyPath.spec.ts` checks the stored enquiry there.
      if (engine === 'chromium')
        expect(call?.request().postDataJSON()).toMatchObject({ contact: '9876543210' });
      await expect(field(page, 'contact')).toHaveValue('9876543210');
      await call?.fulfill({ json: { success: false, message: 'Not today.' } });
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test('a contact number corrected in its middle keeps the caret there', async ({ page }) => {
  await openForm(page, '/contact');
  const contact = field(page, 'contact');
  await contact.fill('+');
  await expect(contact).toHaveValue('');
  expect(await contact.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);

  await contact.fill('98765');
  await contact.press('Home');
  await contact.press('ArrowRight');
  await contact.pressSequentially('1-2 x3');
  await expect(contact).toHaveValue('91238765');
});
