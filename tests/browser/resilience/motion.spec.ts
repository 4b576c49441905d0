import type { Page } from '@playwright/test';
import { navigation } from '../../../src/content/pages.ts';
import { expect, test } from '../fixtures.ts';
import { hydrated } from '../hydrated.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const strips = (page: Page) => page.locator('main section[data-state^="pointer"]');

test.describe('nothing can be moved by a script: everything stands still, and can be reached', () => {
  test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate')),
  );

  test('every page is whole', async ({ page }) => {
    for (const path of ['/', '/services', '/clients', '/careers', '/blog/understanding-media-buying']) {
      await test.step(path, async () => {
        await page.goto(path);
        const headings = await page.locator('main').getByRole('heading').allInnerTexts();
        await hydrated(page);
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => page.locator('main').getByRole('heading').allInnerTexts()).toEqual(headings);
        await expect(page.locator('#menu-toggle')).not.toHaveAttribute('data-waiting');
        // Hydrated, it navigates without a reload.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
        await expect(page).toHaveURL('/contact');
        await expect(heading(page)).toHaveText(/window/);
      });
    }
  });

  test('home: the film waits for its button, a strip is pushed along by hand, the menu opens with all its links', async ({
    page,
  }) => {
    await page.goto('/');
    const film = page.locator('main video').first();
    await expect(film).toHaveAttribute('data-state', 'paused');
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(film).toHaveAttribute('data-state', 'playing');
    await expect(film).toHaveCSS('opacity', '1');

    const strip = strips(page).first();
    await expect(strip).toHaveAttribute('data-state', /motion\.reduced/);
    await expect(strip.getByRole('button')).toBeHidden();
    const last = strip.getByRole('img').last();
    await expect(strip.getByRole('img'), 'each name once').toHaveCount(12);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(navigation.map(({ label }) => label));
    for (const link of await links.all()) await expect(link).toBeInViewport();
  });
});
