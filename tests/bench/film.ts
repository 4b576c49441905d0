import type { Browser, BrowserContextOptions } from '@playwright/test';

interface Visit extends BrowserContextOptions {
  savesData?: boolean;
}

/** Numbers of home's requests for films: all, and those before it has loaded. */
async function filmRequests(browser: Browser, url: string, { savesData = false, ...context }: Visit) {
  const page = await browser.newPage(context);
  if (savesData)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  const requested: string[] = [];
  let early = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) requested.push(request.url());
  });
  page.on('load', () => {
    early = requested.length;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await page.close();
  return { requested: requested.length, early };
}

/** Violations of the rules on when home fetches its film; empty when all hold. */
export async function filmViolations(browser: Browser, url: string): Promise<string[]> {
  const violations: string[] = [];
  const welcome = await filmRequests(browser, url, {});
  if (welcome.requested === 0) violations.push('The film is not fetched where it is welcome.');
  if (welcome.early > 0) violations.push('The film is fetched before the page has loaded.');
  const saving = await filmRequests(browser, url, { savesData: true });
  if (saving.requested > 0) violations.push('The film is fetched although data is to be saved.');
  const still = await filmRequests(browser, url, { reducedMotion: 'reduce' });
  if (still.requested > 0) violations.push('The film is fetched although motion is reduced.');
  return violations;
}
