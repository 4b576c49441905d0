import type { Route } from '@playwright/test';
import { enquiryWords } from '../../../src/content/enquiry.ts';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, form, openForm, seeTyped, sendFrom, submitButton } from '../form.ts';
import { mailsAbout, rowsNamed, sendsOnce } from '../serviceState.ts';

/** Failures in place of the service's answer; `contract/client.test.ts` has every other. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'the network breaks off': (route) => route.abort('connectionreset'),
  'the service answers 500': (route) =>
    route.fulfill({ status: 500, json: { success: true, message: 'ok' } }),
};

const calls = { contactUs: 'stuckWaiting.withoutAnswer', sendEmail: 'stuckWaiting.withAnswer' } as const;

test.use({
  expectedConsole: /^(Error submitting form|Failed to load resource)/,
});

for (const [call, stuck] of Object.entries(calls)) {
  test(`${call} fails, and fails again: nothing typed is lost, and what is sent at last is stored once`, async ({
    page,
    // As specified the only way out is a reload; here each failure can follow on the one before.
    assistedSite: site,
  }) => {
    const name = `Asha, whose ${call} fails`;
    await openForm(page, `${site.url}/contact`);
    await fillForm(page, { ...typed, name });
    for (const [what, fail] of Object.entries(failures)) {
      await test.step(what, async () => {
        await page.route(`**/api/${call}`, fail);
        await submitButton(page).click();
        await expect(form(page)).toHaveAttribute('data-state', stuck);
        const shown = call === 'contactUs' ? 'Please stand by' : 'We have your enquiry';
        await expect(page.getByRole('dialog')).toContainText(shown);
        await expect(page.getByRole('alert')).toHaveText(enquiryWords.stuck);
        await expect(page.getByRole('button', { name: enquiryWords.retry })).toBeFocused();
        await page.getByRole('button', { name: 'Back to the form' }).click();
        await expect(field(page, 'name')).toHaveValue(name);
        await seeTyped(page, ['companyName', 'email', 'service', 'message']);
        await page.unroute(`**/api/${call}`);
      });
    }
    await submitButton(page).click();
    await page.waitForURL('**/thankyou');
    const [row, ...others] = rowsNamed(site, name);
    expect(others).toEqual([]);
    await expect.poll(async () => (await mailsAbout(site, String(row?.reference))).length).toBe(2);
  });
}

test('contactUs hangs: the dialog waits, a reload brings the words back, and they are stored once', async ({
  page,
  site,
}) => {
  const name = 'Asha, whose call hangs';
  // The service has stored it; its answer is delayed.
  let hangs = true;
  await page.route('**/api/contactUs', async (route) => {
    if (hangs) await route.fetch();
    else await route.continue();
  });
  await sendFrom(page, `${site.url}/contact`, { ...typed, name });
  await expect(form(page)).toHaveAttribute('data-state', 'submitting.contactUs');
  await expect.poll(() => rowsNamed(site, name).length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  hangs = false;
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(name);
  await sendsOnce(page, site, name);
});

for (const behaviour of ['specified', 'assisted'] as const) {
  test(`offline when Submit is pressed, ${behaviour}: back online the enquiry is stored once`, async ({
    page,
    context,
    site,
    assistedSite,
  }) => {
    const name = `Asha in a lift, ${behaviour}`;
    const logged: string[] = [];
    page.on('console', (message) => void logged.push(message.text()));
    const served = behaviour === 'assisted' ? assistedSite : site;
    await openForm(page, `${served.url}/contact`);
    // Before the first field has the focus: the client's script cannot be fetched either.
    await context.setOffline(true);
    await fillForm(page, { ...typed, name });
    await submitButton(page).click();
    await expect(form(page)).toHaveAttribute('data-state', 'stuckWaiting.withoutAnswer');
    await expect.poll(() => logged.some((text) => text.startsWith('Error submitting form'))).toBe(true);
    await context.setOffline(false);
    const dialog = page.getByRole('dialog');
    if (behaviour === 'assisted') await dialog.getByRole('button', { name: 'Try again' }).click();
    else {
      for (let press = 0; press < 2; press += 1) await page.keyboard.press('Escape');
      await expect(dialog).toContainText('Please stand by');
      await expect(dialog.getByRole('button')).toHaveCount(0);
      // The only way out.
      await page.reload();
      await expect(field(page, 'name')).toHaveValue(name);
      await seeTyped(page, ['companyName', 'email', 'service', 'message']);
      await submitButton(page).click();
    }
    await page.waitForURL('**/thankyou');
    expect(rowsNamed(served, name)).toHaveLength(1);
  });
}
