import { agency } from '../../src/content/agency.ts';
import { typed } from '../modelInputs/enquiry.ts';
import { expect, test } from './fixtures.ts';
import { sendFrom } from './form.ts';
import { mailsAbout, rowsNamed } from './serviceState.ts';

for (const path of ['/', '/contact']) {
  test(`an enquiry from ${path} is stored and mailed, and the visitor is thanked`, async ({ page, site }) => {
    const name = `Asha of ${path}`;
    await sendFrom(page, path, { ...typed, name });

    await page.waitForURL('**/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you !');

    const { companyName, ...fields } = typed;
    const rows = rowsNamed(site, name);
    expect(rows).toMatchObject([{ ...fields, name, company_name: companyName, contact: '9876543210' }]);
    const mails = () => mailsAbout(site, String(rows[0]?.reference));
    await expect
      .poll(async () => (await mails()).map(({ to }) => to?.[0]?.address))
      .toEqual([agency.email, typed.email]);
  });
}
