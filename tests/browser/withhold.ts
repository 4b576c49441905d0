import { expect, type Page } from '@playwright/test';

/**
 * Withholds a page's files until the returned function is called. That function expects that the page has requested
 * one: a pattern that matches no file any more would prove nothing.
 */
export async function withhold(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(files, async (route) => {
    requests += 1;
    await arrival.promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => requests, `requests of ${files}`).toBeGreaterThan(0);
    arrival.resolve();
  };
}
