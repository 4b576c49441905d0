import type { Locator, Page } from '@playwright/test';
import { navigation } from '../../../src/content/pages.ts';
import { carousel, frame, shown } from '../../support/carousel.ts';
import { expect, test } from '../fixtures.ts';
import { hydrated } from '../hydrated.ts';
import { withhold } from '../withhold.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const strips = (page: Page) => page.locator('main section[data-state^="pointer"]');
/** px, from the window's left edge. */
const startOf = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
/** Expects the shown slide in its place. */
const seeInPlace = (page: Page) =>
  expect
    .poll(async () => (await startOf(shown(page))) - (await startOf(frame(page))), 'px from its place')
    .toBe(0);

test.describe('nothing can be moved by a script: everything stands still, and can be reached', () => {
  test.use({ savesData: false, contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate')),
  );

  test('every page is whole', async ({ page, site }) => {
    for (const path of ['/clients', '/careers', '/blog/understanding-media-buying']) {
      await test.step(path, async () => {
        await page.goto(site.url + path);
        const headings = await page.locator('main').getByRole('heading').allInnerTexts();
        await hydrated(page);
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => page.locator('main').getByRole('heading').allInnerTexts()).toEqual(headings);
        await expect(page.locator('#menu-toggle')).not.toHaveAttribute('data-waiting');
        // Hydrated, it navigates without a reload.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
        await expect(page).toHaveURL(`${site.url}/contact`);
        await expect(heading(page)).toHaveText(/window/);
      });
    }
  });

  test('home: the film waits for its button, a strip is pushed along by hand, the menu opens with all its links', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
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

  test('slides scrolled by hand before hydration stay where they are', async ({ page, site }) => {
    const letLoad = await withhold(page, '**/static/js/hydrate-*.js');
    await page.goto(site.url);
    const second = carousel(page).getByRole('group', { name: '2 of 4' });
    await second.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', inline: 'start' }));
    await letLoad();
    await expect(carousel(page)).toHaveAttribute('data-hydrated');
    await expect(shown(page)).toHaveAccessibleName('2 of 4');
    await seeInPlace(page);
  });
});
