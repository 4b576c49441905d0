import type { Page } from '@playwright/test';
import { EAGER_SCRIPTS, HOME_BYTES, HOME_SCRIPTS } from '../bench/budgets.ts';
import { homeWeights } from '../bench/weights.ts';
import { expect, test } from './fixtures.ts';

/** Delays scripts until the returned function is called. */
async function holdScripts(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const early = [
  { until: 'the page is hydrated', pattern: '**/static/js/hydrate-*.js' },
  { until: 'any script arrives', pattern: '**/static/js/*.js' },
];
for (const { until, pattern } of early) {
  test.describe(`a press before ${until} counts after it`, () => {
    test('the menu opens once, although its button was pressed twice', async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const letLoad = await holdScripts(page, pattern);
      await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
      const toggle = page.getByRole('button', { name: 'Menu' });
      await toggle.click();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      letLoad();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });

    test('an enquiry is sent with the typed words', async ({ page, site }) => {
      const letLoad = await holdScripts(page, pattern);
      await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
      await page.getByLabel('Full Name').fill('Asha Verma');
      await page.getByLabel('Company Name').fill('Verma Sweets');
      await page.getByLabel('Email').fill('asha@vermasweets.example');
      await page.getByLabel('Contact number').fill('98765-43210');
      await page.getByLabel('Service', { exact: true }).selectOption('Search Engine Optimisation (SEO)');
      await page.getByLabel("Here's something more to add").fill('Diwali is near.');
      await page.getByLabel('Full Name').press('Enter');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      letLoad();
      expect((await sent).postDataJSON()).toMatchObject({ name: 'Asha Verma', message: 'Diwali is near.' });
      await expect(page).toHaveURL(`${site.url}/thankyou`);
    });

    test('a careers card turns to its details', async ({ page, site }) => {
      const letLoad = await holdScripts(page, pattern);
      await page.goto(`${site.url}/careers`, { waitUntil: 'commit' });
      const card = page.locator('li[data-side]').first();
      await card.getByRole('button', { name: 'Details' }).press('Enter');
      letLoad();
      await expect(card).toHaveAttribute('data-side', 'details');
    });
  });
}

test('the page hydrates although a picture hangs', async ({ page, site }) => {
  await page.route('**/static/svg/contact-*.svg', () => {});
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Full Name').press('A');
  await expect(page.locator('form')).toHaveAttribute('data-state', 'filling.unchecked');
  await expect(page.getByLabel('Full Name')).toHaveValue('A');
});

for (const isMobile of [true, false]) {
  test(`home keeps to its weight ${isMobile ? 'on a telephone' : 'where there is a pointer'}`, async ({
    browser,
    site,
  }) => {
    const { bytes, scriptBytes } = await homeWeights(browser, site.url, isMobile);
    expect(scriptBytes).toBeGreaterThan(EAGER_SCRIPTS / 2);
    expect(scriptBytes).toBeLessThanOrEqual(HOME_SCRIPTS);
    expect(Object.values(bytes).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(HOME_BYTES);
  });
}
