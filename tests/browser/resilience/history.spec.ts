import type { Page } from '@playwright/test';
import { typed } from '../../modelInputs/enquiry.ts';
import { findBrowser } from '../../support/browser.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, form, openForm, submitButton } from '../form.ts';
import { rowsNamed, sendsOnce } from '../serviceState.ts';

test.use({
  // The headless shell has no back/forward cache, and Playwright switches the browser's off.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** Marks the page, so that the test recognises it after a way back. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const seeMarked = (page: Page) =>
  expect(async () => {
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  }, 'the browser kept the page').toPass();

/** A page restored from the cache has no load event to wait for. */
const seeThanks = (page: Page) => expect(page).toHaveURL(/\/thankyou$/);

/** Goes back to the form through the history, as the button of a browser does. */
async function goBack(page: Page, steps: number) {
  // A moment later, because the page may be gone before `evaluate` returns.
  await page.evaluate((by) => void setTimeout(() => history.go(-by)), steps);
  await expect(page).toHaveURL(/\/contact$/);
}

test('a page restored from the history shows the words of a later page of the tab', async ({ page }) => {
  await openForm(page, '/contact');
  await field(page, 'message').fill('Earlier.');
  await mark(page);
  await page.goto('/clients');
  await openForm(page, '/contact');
  await field(page, 'message').fill('Earlier, and later.');
  await goBack(page, 2);
  await seeMarked(page);
  await expect(field(page, 'message')).toHaveValue('Earlier, and later.');
});

test('an enquiry sent by a later page of the tab is not sent again by the restored one', async ({
  page,
  site,
}) => {
  const name = 'Asha, who has sent it already';
  await openForm(page, '/contact');
  await fillForm(page, { ...typed, name });
  await mark(page);
  await page.goto('/clients');
  await openForm(page, '/contact');
  await submitButton(page).click();
  await seeThanks(page);
  await goBack(page, 3);
  await seeMarked(page);
  await sendsOnce(page, site, name);
});

test('back from the thanks there is an empty form', async ({ page, site }) => {
  const name = 'Asha, who looks back';
  await openForm(page, '/contact');
  await fillForm(page, { ...typed, name });
  await submitButton(page).click();
  await seeThanks(page);
  await page.goto('/clients');
  await goBack(page, 2);
  await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
  await expect(field(page, 'name')).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(rowsNamed(site, name)).toHaveLength(1);
});

test.describe('with a script of the thanks that is gone, as after a new deployment', () => {
  test.use({ expectedConsole: /404|Loading chunk thankyou failed/ });

  test('the enquiry is stored, and back from the thanks, which are a document then, is a form that can be filled in', async ({
    page,
    site,
  }) => {
    await page.route('**/static/js/thankyou-*', (route) => route.fulfill({ status: 404 }));
    const name = 'Asha, after a new deployment';
    await openForm(page, `${site.url}/contact`);
    await Promise.all([page.waitForResponse('**/static/js/thankyou-*'), fillForm(page, { ...typed, name })]);
    await mark(page);
    await submitButton(page).click();
    await seeThanks(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank');
    expect(rowsNamed(site, name)).toHaveLength(1);
    await goBack(page, 1);
    await seeMarked(page);
    await field(page, 'name').pressSequentially('Asha again');
    await expect(field(page, 'name')).toHaveValue('Asha again');
  });
});
