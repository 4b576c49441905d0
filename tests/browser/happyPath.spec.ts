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
  });
}
