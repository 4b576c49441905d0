import { expect, type Page } from '@playwright/test';

/**
 * Takes a screenshot of the window or a part of it. Once in many thousands Chromium never answers, as if it had no frame
 * to show: it is asked again.
 */
export async function screenshotOf(page: Page, options?: Parameters<Page['screenshot']>[0]): Promise<Buffer> {
  let png: Buffer = Buffer.of();
  await expect(async () => {
    png = await page.screenshot({ ...options, timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  return png;
}
