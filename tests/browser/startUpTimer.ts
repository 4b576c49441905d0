import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

export const flag = (page: Page) => page.locator('[data-flag="start-up"]');

/** Opens a page with a paused clock, whose timer's script loads when `arrive` is called. */
export async function openWithoutTimer(page: Page, url: string) {
  const script = Promise.withResolvers<void>();
  await page.route('**/static/js/script-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const requested = page.waitForRequest('**/static/js/script-*.js');
  await page.goto(url);
  await requested;
  const arrive = async () => {
    script.resolve();
    await hydrated(page);
  };
  return { arrive };
}
