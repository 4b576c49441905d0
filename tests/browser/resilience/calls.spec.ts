import { enquiryWords } from '../../../src/content/enquiry.ts';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, openForm, seeTyped, sendFrom, submitButton } from '../form.ts';
import { mailsAbout, rowsNamed, sendsOnce } from '../serviceState.ts';

test.use({
  expectedConsole: /^(Error submitting form|Failed to load resource)/,
});

for (const call of ['contactUs', 'sendEmail']) {
  test(`${call} fails: nothing typed is lost, and what is sent at last is stored and mailed once`, async ({
    page,
    // As specified the only way out is a reload.
    assistedSite: site,
  }) => {
    const name = `Asha, whose ${call} fails`;
    // `contract/client.test.ts` has every other failure.
    const fail = { status: 500, json: { success: true, message: 'ok' } };
    await page.route(`**/api/${call}`, (route) => route.fulfill(fail), { times: 1 });
    await sendFrom(page, `${site.url}/contact`, { ...typed, name });
    await expect(page.getByRole('button', { name: enquiryWords.retry })).toBeFocused();
    await page.getByRole('button', { name: enquiryWords.backToForm }).click();
    await expect(field(page, 'name')).toHaveValue(name);
    await seeTyped(page, ['companyName', 'email', 'service', 'message']);
    await sendsOnce(page, site, name);
    const [row] = rowsNamed(site, name);
    await expect.poll(async () => (await mailsAbout(site, String(row?.reference))).length).toBe(2);
  });
}

test('contactUs hangs: a reload brings the words back, and they are stored once', async ({ page, site }) => {
  const name = 'Asha, whose call hangs';
  // The service has stored it; its answer is delayed.
  let hangs = true;
  await page.route('**/api/contactUs', async (route) => {
    if (hangs) await route.fetch();
    else await route.continue();
  });
  await sendFrom(page, `${site.url}/contact`, { ...typed, name });
  await expect.poll(() => rowsNamed(site, name).length).toBe(1);
  hangs = false;
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(name);
  await seeTyped(page, ['companyName', 'email', 'service', 'message']);
  await sendsOnce(page, site, name);
});

test('offline when Submit is pressed: back online the enquiry is stored once', async ({
  page,
  context,
  assistedSite: site,
}) => {
  const name = 'Asha in a lift';
  await openForm(page, `${site.url}/contact`);
  // Before the first field has the focus: the client's script cannot be fetched either.
  await context.setOffline(true);
  await fillForm(page, { ...typed, name });
  await submitButton(page).click();
  const tryAgain = page.getByRole('button', { name: enquiryWords.retry });
  await expect(tryAgain).toBeVisible();
  await context.setOffline(false);
  await tryAgain.click();
  await page.waitForURL('**/thankyou');
  expect(rowsNamed(site, name)).toHaveLength(1);
});
