import type { Page } from '@playwright/test';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, form, openForm, submitButton } from '../form.ts';
import { visit } from '../hydrated.ts';
import { rowsNamed, sendsOnce } from '../serviceState.ts';
import { withhold } from '../withhold.ts';

/** Everything a visitor in a hurry does with one enquiry. */
const hurries: Record<string, (page: Page) => Promise<void>> = {
  'clicks twice': (page) => submitButton(page).dblclick(),
  'presses Enter and clicks': (page) =>
    page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('form [type=submit]');
      button?.form?.requestSubmit();
      button?.click();
    }),
  'presses Enter five times in a field': async (page) => {
    await field(page, 'name').focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  },
};

test('a visitor in a hurry sends one enquiry', async ({ page, site }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  for (const [what, hurry] of Object.entries(hurries)) {
    await test.step(what, async () => {
      const name = `Asha, who ${what}`;
      await openForm(page, '/contact');
      await fillForm(page, { ...typed, name });
      await hurry(page);
      await page.waitForURL('**/thankyou');
      expect(calls.splice(0)).toEqual(['/api/contactUs', '/api/sendEmail']);
      expect(rowsNamed(site, name)).toHaveLength(1);
    });
  }
});

test.describe('with no line after the form is filled in', () => {
  // Web vitals and structured data are fetched at any time after a change of page; the page does not need them.
  test.use({ expectedConsole: /net::ERR_FAILED .*\/static\/js\/|Loading chunk graph failed/ });

  test('what follows the form is fetched while it is filled in: the thanks need no line any more', async ({
    page,
  }) => {
    await openForm(page, '/contact');
    const fetched = Promise.all(
      ['client', 'thankyou'].map((script) => page.waitForResponse(new RegExp(`/${script}-[^/]*\\.js$`))),
    );
    await fillForm(page, typed);
    await fetched;
    await page.route('**/static/js/**', (route) => route.abort());
    await submitButton(page).click();
    await page.waitForURL('**/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank');
  });
});

test('thanks that come before the script of the header have a header', async ({ page }) => {
  const letLoad = await withhold(page, '**/static/js/shell.script-*.js');
  await openForm(page, '/contact');
  await fillForm(page, typed);
  await submitButton(page).click();
  await page.waitForURL('**/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  await letLoad();
});

test('a visitor who stays on the page after the thanks has a new form, which can be sent', async ({
  page,
  site,
}) => {
  const ways: Record<string, () => Promise<unknown>> = {
    'Asha, who presses the link': () =>
      page.getByRole('banner').getByRole('link', { name: 'Contact' }).click(),
    'Asha, who turns back': () => page.goBack(),
  };
  const letLoad = await withhold(page, '**/static/js/thankyou-*');
  await openForm(page, '/contact');
  for (const [name, stay] of Object.entries(ways)) {
    await fillForm(page, { ...typed, name });
    await submitButton(page).click();
    await expect(form(page)).toHaveAttribute('data-state', 'thanked');
    await stay();
    await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field(page, 'name')).toHaveValue('');
    expect(rowsNamed(site, name)).toHaveLength(1);
  }
  await letLoad();
  await fillForm(page, { ...typed, name: 'Asha, the third time' });
  await sendsOnce(page, site, 'Asha, the third time');
});

test('the way back while it is being sent: the words are there, and the same enquiry is stored once', async ({
  page,
  site,
}) => {
  const name = 'Asha, who goes back';
  await visit(page, '/thankyou');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
  await fillForm(page, { ...typed, name });
  await page.route('**/api/contactUs', (route) => route.fetch().then(() => {}));
  await submitButton(page).click();
  await expect.poll(() => rowsNamed(site, name).length).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you !');
  await page.unroute('**/api/contactUs');
  await page.goForward();
  await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
  await expect(field(page, 'name')).toHaveValue(name);
  await sendsOnce(page, site, name);
});

/** A duplicated tab has a copy of the other's storage. */
async function duplicate(page: Page) {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(form(copy)).toHaveAttribute('data-state', 'filling.unchecked');
  return copy;
}

async function draftInTwoTabs(page: Page, name: string) {
  await openForm(page, '/contact');
  await fillForm(page, { ...typed, name });
  const copy = await duplicate(page);
  await expect(field(copy, 'name')).toHaveValue(name);
  return copy;
}

test('the same draft sent from two tabs is one enquiry', async ({ page, site }) => {
  const name = 'Asha with two tabs';
  const copy = await draftInTwoTabs(page, name);
  for (const tab of [page, copy]) {
    await submitButton(tab).click();
    await tab.waitForURL('**/thankyou');
  }
  expect(rowsNamed(site, name)).toHaveLength(1);
});

test('a tab that has gone on writing keeps its own words, and sends those', async ({ page, site }) => {
  const name = 'Asha with two thoughts';
  const copy = await draftInTwoTabs(page, name);
  await field(copy, 'message').fill('And a film, please.');
  await field(page, 'companyName').fill('Kavi Kiln & Sons');
  await submitButton(page).click();
  await page.waitForURL('**/thankyou');
  await copy.reload();
  await expect(field(copy, 'message')).toHaveValue('And a film, please.');
  await expect(field(copy, 'companyName')).toHaveValue(typed.companyName);
  await submitButton(copy).click();
  await copy.waitForURL('**/thankyou');
  expect(rowsNamed(site, name)).toMatchObject([
    { company_name: 'Kavi Kiln & Sons', message: typed.message },
    { company_name: typed.companyName, message: 'And a film, please.' },
  ]);
});
