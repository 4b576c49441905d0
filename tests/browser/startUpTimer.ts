import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { withhold } from './withhold.ts';

export const flag = (page: Page) => page.locator('[data-flag="start-up"]');

/** Opens a page with a paused clock, whose timer's script loads when `arrive` is called. */
export async function openWithoutTimer(page: Page, url: string) {
  const letLoad = await withhold(page, '**/static/js/script-*.js');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const requested = page.waitForRequest('**/static/js/script-*.js');
  await page.goto(url);
  await requested;
  const arrive = async () => {
    await letLoad();
    await hydrated(page);
  };
  return { arrive };
}
