import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { form, interceptCalls, sendFrom } from '../form.ts';
import { rowsNamed } from '../serviceState.ts';

test('a clock that jumps far between the calls, ahead or back: one enquiry, and thanks', async ({
  page,
  site,
}) => {
  const calls = await interceptCalls(page);
  for (const [from, to] of [
    ['1970-01-02', '2106-02-08'],
    ['2106-02-08', '1970-01-02'],
  ] as const) {
    await test.step(`from ${from} to ${to}`, async () => {
      const name = `Asha in ${from}`;
      await page.clock.setSystemTime(from);
      await sendFrom(page, '/contact', { ...typed, name });
      await expect(form(page)).toHaveAttribute('data-state', 'submitting.contactUs');
      await page.clock.setSystemTime(to);
      for (const _ of ['contactUs', 'sendEmail']) {
        await expect.poll(() => calls.length).toBe(1);
        await calls.shift()?.continue();
      }
      await page.waitForURL('**/thankyou');
      expect(rowsNamed(site, name)).toHaveLength(1);
    });
  }
});
