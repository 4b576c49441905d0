import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { form, holdCalls, sendFrom } from '../form.ts';
import { rowsNamed } from '../serviceState.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [from, to] of [
  ['1970-01-02', '2106-02-08'],
  ['2106-02-08', '1970-01-02'],
] as const) {
  test(`a clock that says ${from} and jumps to ${to} between the calls: one enquiry, and thanks`, async ({
    page,
    site,
  }) => {
    const name = `Asha in ${from}`;
    await page.clock.setSystemTime(from);
    const calls = await holdCalls(page);
    await sendFrom(page, `${site.url}/contact`, { ...typed, name });
    await expect(form(page)).toHaveAttribute('data-state', 'submitting.contactUs');
    await page.clock.setSystemTime(to);
    for (const made of [1, 2]) {
      await expect.poll(() => calls.length).toBe(made);
      await calls[made - 1]?.continue();
    }
    await page.waitForURL('**/thankyou');
    expect(rowsNamed(site, name)).toHaveLength(1);
  });
}
