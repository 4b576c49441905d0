import { expect, test } from './fixtures.ts';
import { flag, openWithoutTimer } from './startUpTimer.ts';

// 5 s after the app has loaded the flag is set, however late the timer's script loads (HOST-3).
test('the flag is set 5 s after the app has loaded, although the timer came 4 s late', async ({
  page,
  site,
}) => {
  const { arrive } = await openWithoutTimer(page, `${site.url}/thankyou`);
  await page.clock.runFor(4_000);
  await arrive();
  await page.clock.runFor(999);
  await expect(flag(page)).toHaveAttribute('data-state', 'counting');
  await page.clock.runFor(1);
  await expect(flag(page)).toHaveAttribute('data-state', 'elapsed');
});

test('the flag is set at once when the timer comes 8 s late', async ({ page, site }) => {
  const { arrive } = await openWithoutTimer(page, `${site.url}/thankyou`);
  await page.clock.runFor(8_000);
  await arrive();
  await page.clock.runFor(1);
  await expect(flag(page)).toHaveAttribute('data-state', 'elapsed');
});
