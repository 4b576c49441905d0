import { expect, type Page } from '@playwright/test';

/**
 * Withholds a page's scripts until the returned function is called. That function expects that the page has requested
 * one: a pattern that matches no script any more would prove nothing.
 */
export async function withhold(page: Page, scripts: string | RegExp): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(scripts, async (route) => {
    requests += 1;
    await arrival.promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => requests, `requests of ${scripts}`).toBeGreaterThan(0);
    arrival.resolve();
  };
}
