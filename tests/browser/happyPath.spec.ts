import { typed } from '../modelInputs/enquiry.ts';
import { expect, startSite, test } from './fixtures.ts';
import { field, fillForm, openForm, sendFrom, submitButton } from './form.ts';
import { hydrated } from './hydrated.ts';
import { mailsAbout, rowsNamed } from './serviceState.ts';

for (const path of ['/', '/contact']) {
  test(`an enquiry from ${path} is stored and mailed, and the visitor is thanked`, async ({ page, site }) => {
    const name = `Asha of ${path}`;
    await sendFrom(page, site.url + path, { ...typed, name });

    await page.waitForURL('**/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you !');
    await expect(page.getByText('Your form submission has been received.')).toBeVisible();
    await expect(page.getByText('you should receive a confirmation email soon')).toBeVisible();

    const rows = rowsNamed(site, name);
    expect(rows).toHaveLength(1);
    const { id: _, ...row } = rows[0] ?? {};
    expect(row).toMatchObject({
      name,
      company_name: typed.companyName,
      email: typed.email,
      contact: '9876543210',
      service: typed.service,
      message: typed.message,
    });

    const reference = String(row.reference);
    await expect.poll(async () => (await mailsAbout(site, reference)).length).toBe(2);
    const [toAgency, toVisitor] = await mailsAbout(site, reference);
    expect(toAgency?.to?.[0]?.address).toBe('hello@theagencyway.example');
    expect(toAgency?.replyTo?.[0]?.address).toBe(typed.email);
    expect(toAgency?.text).toContain(typed.message);
    expect(toVisitor?.to?.[0]?.address).toBe(typed.email);

    // A sent enquiry is no draft any more.
    await openForm(page, site.url + path);
    await expect(field(page, 'name')).toHaveValue('');
  });
}

test.describe('the power fails', () => {
  // The page's pictures are refused with everything else.
  test.use({ expectedConsole: /net::ERR_(CONNECTION|EMPTY)/ });

  test('a service killed between the two calls loses nothing and mails nothing twice', async ({ page }) => {
    const site = await startSite('dist');
    try {
      const name = 'Asha of the power cut';
      await openForm(page, `${site.url}/contact`);
      await fillForm(page, { ...typed, name });
      await hydrated(page);
      await page.route('**/api/sendEmail', async (route) => {
        await site.kill();
        expect(rowsNamed(site, name)).toHaveLength(1);
        await site.restart();
        await route.continue();
      });
      await submitButton(page).click();
      await page.waitForURL('**/thankyou');

      const [row] = rowsNamed(site, name);
      const reference = String(row?.reference);
      await expect.poll(async () => (await mailsAbout(site, reference)).length).toBe(2);

      // A restart after both mails; the page, already left, sends nothing more.
      await page.goto('about:blank');
      await site.kill();
      await site.restart();
      expect(rowsNamed(site, name)).toHaveLength(1);
      // Once the next enquiry's mails are sent, so are all that were due before.
      const data = { ...typed, contact: '9876543210', name: 'Asha of the next day' };
      for (const call of ['contactUs', 'sendEmail'])
        expect((await page.request.post(`${site.url}/api/${call}`, { data })).status()).toBe(200);
      const [next] = rowsNamed(site, data.name);
      await expect.poll(async () => (await mailsAbout(site, String(next?.reference))).length).toBe(2);
      expect(await mailsAbout(site, reference)).toHaveLength(2);
    } finally {
      await site.stop();
    }
  });
});

test('a double click sends one enquiry', async ({ page, site }) => {
  const name = 'Asha in a hurry';
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await openForm(page, `${site.url}/contact`);
  await fillForm(page, { ...typed, name });
  await submitButton(page).dblclick();
  await page.waitForURL('**/thankyou');
  expect(calls).toEqual(['/api/contactUs', '/api/sendEmail']);
  expect(rowsNamed(site, name)).toHaveLength(1);
});
