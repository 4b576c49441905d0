import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillForm, openForm, seeTyped } from './form.ts';
import { hydrated, visit } from './hydrated.ts';
import { withhold } from './withhold.ts';

/** Opens pages whose wait has no end, and that never load. */
async function neverLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((act: TimerHandler, ms = 0) => (ms === 4_000 ? 0 : setTimeout(act, ms))) as never;
  });
  await page.route('**/*.woff2', () => {});
}

/** Records the delays of a page's timers, ms, and shortens them a hundred times. */
const recordDelays = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const delays: number[] = [];
    const shortened = (act: TimerHandler, ms = 0) => {
      delays.push(ms);
      return setTimeout(act, ms / 100);
    };
    Object.assign(window, { delays, setTimeout: shortened });
  });
const delays = (page: Page) => page.evaluate(() => Reflect.get(window, 'delays'));

test('a page that nobody uses hydrates although a picture hangs', async ({ page }) => {
  await recordDelays(page);
  // The first picture of the page; lazy ones hold up nothing.
  await page.route(/\/about[-\w]*\.(avif|webp)$/, () => {});
  await page.goto('/about-us', { waitUntil: 'commit' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(await delays(page)).toContain(4_000);
});

test.describe('while the service is away', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('the script that hydrates a page is requested again after 1, 2 and 4 s', async ({ page }) => {
    await recordDelays(page);
    await page.route('**/static/js/hydrate-*.js', (route) => route.abort());
    await page.goto('/contact');
    await expect.poll(() => delays(page)).toEqual(expect.arrayContaining([1_000, 2_000, 4_000, 8_000]));
  });
});

test('Back before a page is hydrated shows the page that it leads to', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/About/);
  const letLoad = await withhold(page, '**/static/js/about-*.js');
  await page.reload();
  // The router has read the address, and waits for that page's script.
  await page.waitForFunction(() => Object.hasOwn(history, 'pushState'));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await letLoad();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('Back before any script has arrived, from one service to another, shows that service', async ({
  page,
}) => {
  await visit(page, '/services/design');
  await page.locator('footer a[href="/services/seo"]').click();
  await expect(page).toHaveTitle(/SEO/);
  const letLoad = await withhold(page, '**/static/js/hydrate-*.js');
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/services/design');
  await letLoad();
  await hydrated(page);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/services\/design$/);
});

test('what is typed and chosen before hydration is still there when the visitor leaves and comes back', async ({
  page,
}) => {
  const letLoad = await withhold(page, '**/static/js/hydrate-*.js');
  await page.goto('/contact');
  await fillForm(page);
  await page.locator('footer a[href="/careers"]').click();
  await expect(page).toHaveTitle(/^Careers/);
  await page.goBack();
  await seeTyped(page, ['name', 'companyName', 'email', 'service', 'message']);
  await letLoad();
  await hydrated(page);
  await seeTyped(page, ['name', 'companyName', 'email', 'service', 'message']);
});

test('a link that is followed before the header is hydrated opens a page with its own header', async ({
  page,
  site,
}) => {
  const letLoad = await withhold(page, '**/static/js/shell.script-*.js');
  await openForm(page, `${site.url}/contact`);
  await page.locator('footer a[href="/careers"]').click();
  await expect(page).toHaveTitle(/^Careers/);
  const current = page.getByRole('banner').locator('a[aria-current]');
  await expect(current).toHaveText('Careers');
  await letLoad();
  await hydrated(page);
  await expect(current).toHaveText('Careers');
});

test('Back before the header is hydrated leads to a page with its own header', async ({ page }) => {
  await visit(page, '/contact');
  await page.locator('footer a[href="/careers"]').click();
  await expect(page).toHaveTitle(/^Careers/);
  const letLoad = await withhold(page, '**/static/js/shell.script-*.js');
  await page.reload();
  // The cards are hydrated.
  await page.locator('article[inert]').first().waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page).toHaveTitle(/^Contact/);
  await letLoad();
  await hydrated(page);
  await expect(page.getByRole('banner').locator('a[aria-current]')).toHaveText('Contact');
});

test('a page that has not loaded hydrates at its first use', async ({ page }) => {
  const uses = {
    'a pointer': () => page.mouse.click(700, 5),
    'a key': () => page.keyboard.press('Shift'),
    'a turn of the wheel': () => page.mouse.wheel(0, 10),
    'a row that is pushed sideways': () => page.locator('main').dispatchEvent('scroll', { bubbles: false }),
    'a field that the browser fills in': () => page.getByLabel('Full Name').dispatchEvent('input'),
  };
  await neverLoad(page);
  for (const [use, act] of Object.entries(uses))
    await test.step(use, async () => {
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page.getByLabel('Full Name')).toBeVisible();
      const scripts = page.locator('link[rel=modulepreload]');
      await expect(scripts).toHaveCount(0);
      // The script that listens may not be there yet.
      await expect(async () => {
        await act();
        await expect(scripts).not.toHaveCount(0, { timeout: 500 });
      }).toPass();
      await hydrated(page);
    });
});
