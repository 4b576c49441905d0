import { expect, test } from './fixtures.ts';
import { hydrated, visit } from './hydrated.ts';

// A page on its own: its header, its place, its title.

test('the links of the header are white at home and black on the page they open (NAV-2)', async ({
  page,
}) => {
  await visit(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const colours = () =>
    links.evaluateAll((all) => [...new Set(all.map((link) => getComputedStyle(link).color))]);
  expect(await colours()).toEqual(['rgb(255, 255, 255)']);
  const underlined = await links
    .locator('span')
    .evaluateAll((labels) =>
      labels
        .filter((label) => getComputedStyle(label).borderBottomColor !== 'rgba(0, 0, 0, 0)')
        .map(({ textContent }) => textContent),
    );
  expect(underlined, 'the link of the page that is shown').toEqual(['Home']);
  await links.filter({ hasText: 'About' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(colours).toEqual(['rgb(11, 15, 14)']);
});

test('a page that is reloaded far down still knows that it is scrolled; the next one starts at the top, and so does the one that Back leads to', async ({
  page,
}) => {
  await visit(page, '/');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  // As a visitor reloads; the test driver's own reload forgets the place.
  // A task later, or the new document could come before the answer of `evaluate`.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => void setTimeout(() => window.location.reload())),
  ]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole('banner')).toHaveAttribute('data-state', 'scrolled');
  await expect(page.getByRole('banner'), 'of 88').toHaveCSS('height', '80px');
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await hydrated(page);
  // Under reduced motion too: the bar would else be seen at each change of page.
  await expect(page.locator('#progress')).toHaveCSS('animation-delay', '0.5s');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 }), 'it is no control').toHaveCSS(
    'outline-style',
    'none',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const announced = page.getByRole('status').filter({ hasText: await page.title() });
  await expect(announced, 'a screen reader can hear it').toHaveCount(1);

  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('where files fail', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedConsole: /Failed to load|dynamically imported/ });

  test('the header can be read on every wall without a script', async ({ page }) => {
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto('/');
    const header = page.getByRole('banner');
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    // Firefox has no animation that follows scrolling.
    const isFilled = await page.evaluate(() => CSS.supports('animation-timeline: scroll()'));
    await page.evaluate(() => window.scrollTo({ top: 2, behavior: 'instant' }));
    if (isFilled) await expect.poll(ground, 'once the page is scrolled at all').toBe('rgb(15, 47, 40)');
    await page.getByRole('heading', { name: 'Specialist Divisions' }).scrollIntoViewIfNeeded();
    if (isFilled) await expect.poll(ground).toBe('rgb(15, 47, 40)');
    else await expect(header, 'it stays on its own wall').not.toBeInViewport();
  });

  test('a style sheet that has failed twice is requested once more', async ({ page }) => {
    let failures = 2;
    await page.route('**/static/css/**', async (route) => {
      failures -= 1;
      if (failures < 0) await route.continue();
      else await route.abort();
    });
    await visit(page, '/contact');
    // As in the sheet alone: the footer is not in the first screen.
    await expect(page.getByRole('contentinfo')).toHaveCSS('overflow-x', 'clip');
  });
});

test('a link to the page that is shown leads to its top also where the address names a part of it', async ({
  page,
}) => {
  await visit(page, '/about-us#more');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a wide screen the lines about the team are no longer than others', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, '/about-us');
  const introduction = page.getByText('Eight people lead the work', { exact: false });
  const letters = Number.parseFloat(await introduction.evaluate((words) => getComputedStyle(words).fontSize));
  expect((await introduction.boundingBox())?.width).toBeLessThanOrEqual(40 * letters);
});

test('no picture covers the letters of a title that stands over it', async ({ page, site }) => {
  for (const path of ['/about-us', '/careers']) {
    await visit(page, site.url + path);
    const isSeen = await page
      .locator('h1 > span')
      .last()
      .evaluate((line) => {
        line.scrollIntoView({ block: 'center' });
        const { left, bottom, width } = line.getBoundingClientRect();
        return line.closest('h1')?.contains(document.elementFromPoint(left + width / 2, bottom - 4));
      });
    expect(isSeen, path).toBe(true);
  }
});
