import type { Page } from '@playwright/test';
import { fieldLimits, serviceOptions } from '../../../src/content/enquiry.ts';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, form, openForm, seeTyped, sendFrom, submitButton } from '../form.ts';
import { hydrated } from '../hydrated.ts';
import { rowsNamed } from '../serviceState.ts';
import { withhold } from '../withhold.ts';

/** Ten thousand characters that are easily damaged on the way. */
const long = 'काम — שלום 👩‍👩‍👧‍👦 "q" \\ <b> ﷽ é é \t\n'.repeat(400).slice(0, 9_999).concat('.');

/** Names in which a mistake would change a character, an order or a form. */
const names = [
  'محمد بن سلمان',
  'אשה Verma \u2067مرحبا\u2069',
  '👩🏽‍🎨🪁🇮🇳',
  // Combining characters, and one letter composed and decomposed.
  'A\u0323\u0308s\u0301ha \u0906\u0936\u093E V\u0335e\u0337r\u0334ma',
  'Zoe\u0308 Zo\u00EB',
  "Robert'); DROP TABLE enquiries;--<script>alert(1)</script>",
];

test('a name in many scripts and like a command, and ten thousand characters, arrive whole', async ({
  page,
  site,
}) => {
  const name = names.join(' · ');
  await sendFrom(page, '/contact', { ...typed, name, message: long });
  await page.waitForURL('**/thankyou');
  expect(rowsNamed(site, name)).toMatchObject([{ name, message: long }]);
});

test('a form takes text from the side its script begins on, and a field grows with it', async ({ page }) => {
  await openForm(page, '/contact');
  for (const name of ['name', 'companyName', 'message'] as const) {
    await field(page, name).fill('مرحبا');
    await expect(field(page, name)).toHaveCSS('direction', 'rtl');
    await field(page, name).fill('Hello');
    await expect(field(page, name)).toHaveCSS('direction', 'ltr');
  }

  await field(page, 'message').fill('x'.repeat(fieldLimits.message));
  const hidden = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;
  expect(await field(page, 'message').evaluate(hidden)).toBe(0);
});

/** Translates the page as browsers do: each text becomes an element with other words. */
const translate = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const originals: Text[] = [];
    while (texts.nextNode()) originals.push(texts.currentNode as Text);
    for (const text of originals) {
      const translated = document.createElement('font');
      translated.textContent = `हिन्दी: ${text.data}`;
      text.replaceWith(translated);
    }
  });

test('on a translated page the chosen service is sent in the words of the service', async ({
  page,
  site,
}) => {
  const name = 'Asha, who reads Hindi';
  await openForm(page, '/contact');
  await fillForm(page, { ...typed, name });
  await translate(page);
  await page.locator('select[name=service]').selectOption({ index: 3 });
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/thankyou');
  expect(rowsNamed(site, name)).toMatchObject([{ service: serviceOptions[2] }]);
});

test('a telephone number is read from the left where a translator has turned the page to right-to-left', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  const number = page.locator('main a[href^="tel:"]').filter({ visible: true }).first();
  const [plus, last] = await number.evaluate(({ firstChild }) =>
    [0, (firstChild?.textContent?.length ?? 0) - 1].map((at) => {
      const character = document.createRange();
      character.setStart(firstChild as Text, at);
      character.setEnd(firstChild as Text, at + 1);
      return character.getBoundingClientRect().left;
    }),
  );
  expect(plus).toBeLessThan(last ?? Number.NaN);
});

test.describe('translated before it is hydrated', () => {
  // React says that it draws the page anew.
  test.use({ expectedConsole: /Minified React error #418/ });

  test('a page keeps the words that were written before, and has one head, as has the next page', async ({
    page,
  }) => {
    const letLoad = await withhold(page, '**/static/js/hydrate-*.js');
    await page.goto('/contact');
    await fillForm(page);
    await translate(page);
    await letLoad();
    await hydrated(page);
    await seeTyped(page, ['name', 'companyName', 'email', 'service', 'message']);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await page.locator('footer a[href="/careers"]').click();
    await expect(page).toHaveTitle(/^Careers/);
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/careers$/);
    await expect(page.locator('title')).toHaveCount(1);
  });
});

test('what a program has filled in without an event is sent, also when the visitor has written on', async ({
  page,
  site,
}) => {
  const name = 'Asha, whose telephone fills in forms';
  await openForm(page, '/contact');
  await form(page).evaluate(
    (element, values) => {
      for (const [field, value] of Object.entries(values)) (element as HTMLFormElement)[field].value = value;
    },
    { name, companyName: typed.companyName, email: typed.email, contact: typed.contact },
  );
  await field(page, 'message').click();
  await page.keyboard.type('Written on.');
  await field(page, 'service').selectOption({ index: 1 });
  await submitButton(page).click();
  await page.waitForURL('**/thankyou');
  expect(rowsNamed(site, name)).toMatchObject([{ email: typed.email, message: 'Written on.' }]);
});
