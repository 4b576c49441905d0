import type { Page } from '@playwright/test';
import { navigation } from '../../src/content/pages.ts';
import { lettersOf, misfitsIn } from './cutText.ts';
import { expect, readOnlyTest as test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { targetsOf } from './targets.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const sheet = (page: Page) => page.locator('#menu-sheet');
const mainLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');

/** Opens the menu; the page behind it becomes inert a paint later. */
async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(mainLinks(page)).toHaveCount(navigation.length);
  await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-covered');
}

test('the menu on screens of every size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact');

  await test.step('its links are main targets, and can be read in the spacing of WCAG 1.4.12', async () => {
    await openMenu(page);
    const slopes = await page
      .locator('#menu-toggle path')
      .evaluateAll((bars) => bars.map((bar) => Math.sign(new DOMMatrix(getComputedStyle(bar).transform).b)));
    expect(slopes, 'the bars of its button cross').toEqual([1, -1]);
    const targets = await targetsOf(page);
    expect(targets.filter(({ isInMenu }) => isInMenu)).toHaveLength(8);
    expect(targets.filter(({ width, height }) => Math.min(width, height) < 48)).toEqual([]);
    await misfitsIn(page, lettersOf.spaced);
    const hidden = () => sheet(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(hidden).toBe(0);
    await misfitsIn(page, lettersOf.plain);
    await closeMenu(page);
  });

  await test.step('its links are visible by their own style: Chromium sometimes keeps the inherited one of the closed sheet', async () => {
    await openMenu(page);
    const links = sheet(page).locator('ul');
    await links.evaluate((list) => {
      list.style.visibility = 'hidden';
    });
    await expect(mainLinks(page)).toHaveCount(navigation.length, { timeout: 5_000 });
    await links.evaluate((list) => list.removeAttribute('style'));
    await closeMenu(page);
  });

  await test.step('the page behind it does not scroll', async () => {
    for (const width of [390, 800]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await openMenu(page);
      await expect(page.locator('html')).toHaveAttribute('data-covered');
      const { x = 0, y = 0 } = (await toggle(page).boundingBox()) ?? {};
      await page.mouse.move(x - 100, y + 10);
      await page.mouse.wheel(0, 400);
      await closeMenu(page);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY), `at ${width} px`).toBe(300);
    }
  });

  await test.step('from 900 px on the header has room for the links', async () => {
    await page.setViewportSize({ width: 900, height: 844 });
    await expect(toggle(page)).toBeHidden();
    await expect(mainLinks(page)).toHaveCount(navigation.length);
  });

  await test.step('a telephone on its side has every page in sight, and a low screen scrolls to the last line', async () => {
    await page.setViewportSize({ width: 780, height: 360 });
    await openMenu(page);
    for (const link of await mainLinks(page).all()) await expect(link).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 390, height: 360 });
    const last = sheet(page).getByRole('link').last();
    await page.mouse.move(195, 240);
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
