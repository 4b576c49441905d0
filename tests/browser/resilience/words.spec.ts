import { fieldLimits } from '../../../src/content/enquiry.ts';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, form, openForm, sendFrom, submitButton } from '../form.ts';
import { rowsNamed } from '../serviceState.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Ten thousand characters that are easily damaged on the way. */
const long = 'काम — שלום 👩‍👩‍👧‍👦 "q" \\ <b> ﷽ é é \t\n'.repeat(400).slice(0, 9_999).concat('.');

const names: Record<string, string> = {
  'from right to left': 'محمد بن سلمان',
  'in both directions': 'אשה Verma \u2067مرحبا\u2069',
  'of emoji': '👩🏽‍🎨🪁🇮🇳',
  'with combining characters': 'A\u0323\u0308s\u0301ha \u0906\u0936\u093E V\u0335e\u0337r\u0334ma',
  'composed and decomposed': 'Zoe\u0308 Zo\u00EB',
  'like a command': "Robert'); DROP TABLE enquiries;--<script>alert(1)</script>",
};

for (const [what, name] of Object.entries(names)) {
  test(`a name ${what}, and ten thousand characters, arrive whole`, async ({ page, site }) => {
    await sendFrom(page, `${site.url}/contact`, { ...typed, name, message: long });
    await page.waitForURL('**/thankyou');
    expect(rowsNamed(site, name)).toMatchObject([{ name, message: long }]);
  });
}

test('null characters, which nobody sees, do not keep an enquiry from arriving', async ({ page, site }) => {
  await openForm(page, `${site.url}/contact`);
  await fillForm(page);
  for (const [name, value] of [
    ['name', 'Asha\0 Null'],
    ['message', 'One\0\nTwo'],
  ] as const) {
    // No key writes them; programs do.
    await field(page, name).evaluate((control: HTMLInputElement | HTMLTextAreaElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
  }
  await submitButton(page).click();
  await page.waitForURL('**/thankyou');
  expect(rowsNamed(site, 'Asha Null')).toMatchObject([{ message: 'One\nTwo' }]);
});

test('a message that does not fit is said not to, before it is sent', async ({ page, site }) => {
  await openForm(page, `${site.url}/contact`);
  const full = form(page).getByText('That is as much as fits here: 20,000 characters.');
  await field(page, 'message').focus();
  await page.keyboard.insertText('x'.repeat(fieldLimits.message - 1));
  await expect(full).toHaveCount(0);
  await page.keyboard.insertText('yz');
  await expect(field(page, 'message')).toHaveValue(/xy$/);
  await expect(full).toBeVisible();
  await expect(field(page, 'message')).toHaveAccessibleDescription(/20,000/);
});

test('text is written from the side its script begins on', async ({ page, site }) => {
  await openForm(page, `${site.url}/contact`);
  for (const name of ['name', 'companyName', 'message'] as const) {
    await field(page, name).fill('مرحبا');
    await expect(field(page, name)).toHaveCSS('direction', 'rtl');
    await field(page, name).fill('Hello');
    await expect(field(page, name)).toHaveCSS('direction', 'ltr');
  }
});
