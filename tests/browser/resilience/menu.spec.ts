import type { Page, Route } from '@playwright/test';
import { navigation } from '../../../src/content/pages.ts';
import { expect, test } from '../fixtures.ts';
import { withhold } from '../withhold.ts';

test.use({
  viewport: { width: 390, height: 844 },
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module/,
});

const banner = (page: Page) => page.getByRole('banner');
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const wayToFooter = (page: Page) => banner(page).getByRole('link', { name: 'All pages' });
const mainLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');

/** The header's own script. */
const headerScript = /\/static\/js\/shell\.script-/;
/** Every script file except the first, which starts the app. */
const laterScripts = /\/static\/js\/(?!index-)/;

const ways: Record<string, [scripts: RegExp, fail: (route: Route) => unknown]> = {
  "the header's script hangs": [headerScript, () => {}],
  'every script but the first is gone': [laterScripts, (route) => route.fulfill({ status: 404 })],
  'no script arrives': [/\/static\/js\//, (route) => route.abort()],
};

/** Stops the clock of animations, so that on a busy machine a press still comes before the time has passed. */
async function stopAnimationClock(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Lets the time pass after which the header is not waited for any longer. */
const waitLong = (page: Page) =>
  page.getByText('All pages').evaluate((words) => {
    for (const waiting of words.closest('a')?.getAnimations() ?? []) waiting.currentTime = 10_000;
  });

/** Presses the topmost element at the place of the toggle. */
async function pressThere(page: Page) {
  const box = await toggle(page).boundingBox();
  if (!box) throw new Error('There is no toggle.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const [what, [scripts, fail]] of Object.entries(ways)) {
  test(`${what}: after a while the menu's place leads to the footer's pages`, async ({ page }) => {
    await stopAnimationClock(page);
    await page.route(scripts, fail);
    const requested = page.waitForRequest(scripts);
    await page.goto('/contact');
    await expect(page.getByText('All pages').locator('..')).toHaveCSS('animation-delay', '6s');
    await pressThere(page);
    await expect(page).toHaveURL('/contact');
    await requested;
    await waitLong(page);
    await pressThere(page);
    const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await expect(careers).toBeInViewport();
    await careers.click();
    await page.waitForURL('**/careers');
  });
}

test('a menu pressed twice before its script arrives opens once, when it does', async ({ page }) => {
  await stopAnimationClock(page);
  const letLoad = await withhold(page, headerScript);
  await page.goto('/about-us');
  await pressThere(page);
  await pressThere(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await waitLong(page);
  await expect(wayToFooter(page)).toBeVisible();
  await letLoad();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(wayToFooter(page)).toHaveCount(0);
  await expect(mainLinks(page)).toHaveCount(navigation.length);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(mainLinks(page)).toHaveCount(0);
});
