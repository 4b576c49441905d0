import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const flag = (page: Page) => page.locator('[data-flag="start-up"]');

/** Opens a page whose time stands still, and whose timer has no script before `arrive`. */
async function openWithoutTimer(page: Page, url: string) {
  const script = Promise.withResolvers<void>();
  await page.route('**/static/js/shell-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const asked = page.waitForRequest('**/static/js/shell-*.js');
  await page.goto(`${url}/thankyou`);
  await asked;
  const arrive = async () => {
    script.resolve();
    await hydrated(page);
  };
  return { arrive };
}

// SPECIFICATION 4: "After 5 seconds from app load an unused flag is set."
test('the flag is set 5 s after the app has loaded, although the timer came 4 s late', async ({
  page,
  site,
}) => {
  const { arrive } = await openWithoutTimer(page, site.url);
  await page.clock.runFor(4_000);
  await arrive();
  await page.clock.runFor(999);
  await expect(flag(page)).toHaveAttribute('data-state', 'counting');
  await page.clock.runFor(1);
  await expect(flag(page)).toHaveAttribute('data-state', 'elapsed');
});

test('the flag is set at once when the timer comes 8 s late', async ({ page, site }) => {
  const { arrive } = await openWithoutTimer(page, site.url);
  await page.clock.runFor(8_000);
  await arrive();
  await page.clock.runFor(1);
  await expect(flag(page)).toHaveAttribute('data-state', 'elapsed');
});
