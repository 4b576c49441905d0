import type { Page } from '@playwright/test';
import { onePageOfEachKind } from './builtPages.ts';
import { SCREENS } from './everyState.ts';
import { expect, readOnlyTest as test } from './fixtures.ts';
import { focused, goesOn, prepare, type Stop, stopsOf, tabThrough } from './focus.ts';
import { ringOf } from './focusRing.ts';
import { visit } from './hydrated.ts';
import { filmHasControls } from './settled.ts';
import { unknownPageNoted } from './unknownPage.ts';

/** The ground of a page in the forced colours of a light scheme. */
const CANVAS = 'rgb(255, 255, 255)';

/** The ring keys already checked, in each set of colours. */
const seen = { ordinary: new Set<string>(), forced: new Set<string>() };

async function seesFocus(page: Page, stop: Stop, colours: keyof typeof seen) {
  if (seen[colours].has(stop.ringKey)) return;
  seen[colours].add(stop.ringKey);
  expect(await ringOf(page, stop), `focus is seen: ${stop.what}`).toBeGreaterThan(stop.edge);
}

test.describe('with the keyboard alone', () => {
  test.use({ expectedConsole: unknownPageNoted });

  for (const path of onePageOfEachKind) {
    test(`${path}: everything once, in order, in sight, and seen`, async ({ page }) => {
      await visit(page, path);
      await prepare(page);
      // Header, footer and dock are the same on every page: on most the keyboard begins where the skip link leads.
      const isWhole = ['/', '/contact'].includes(path);
      for (const width of Object.values(SCREENS))
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await filmHasControls(page);
          await page.locator(isWhole ? 'body' : '#main').evaluate((start) => {
            start.tabIndex = -1;
            start.focus({ preventScroll: true });
          });
          const stops = await tabThrough(
            page,
            (stop) => seesFocus(page, stop, 'ordinary'),
            ({ part }) => !isWhole && part === 'FOOTER',
          );
          const all = await stopsOf(page);
          const skipped = all.slice(
            all.findIndex(({ part }) => part !== 'HEADER' && part !== ''),
            all.findIndex(({ part }) => part === 'FOOTER') + 1,
          );
          expect(stops.map(({ what }) => what)).toEqual((isWhole ? all : skipped).map(({ what }) => what));
          expect(stops.filter(({ isInSight }) => !isInSight).map(({ what }) => what)).toEqual([]);
          const inFlow = stops.filter(({ isFixed }) => !isFixed);
          const jumps = inFlow.filter((stop, index) => !goesOn(inFlow[index - 1] ?? stop, stop));
          expect(
            jumps.map(({ what }) => what),
            'it goes on as one reads',
          ).toEqual([]);
          if (!isWhole) return;

          // Past the last stop the first one follows.
          if ((await focused(page)) === undefined) await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await page.keyboard.press('Tab');
          expect((await focused(page))?.what, 'the skip link leads past the header').toBe(skipped[0]?.what);
        });
    });
  }
});

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' }));
  test.afterEach(({ page }) => page.emulateMedia({ forcedColors: null, colorScheme: null }));

  test('focus is seen, and each field and button has an edge', async ({ page }) => {
    await visit(page, '/contact');
    await prepare(page);
    await tabThrough(page, (stop) => seesFocus(page, stop, 'forced'));
    const edgeless = await page.locator('main :is(button, input, select, textarea)').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
            getComputedStyle(element);
          return (
            borderTopStyle !== 'solid' ||
            Number.parseFloat(borderTopWidth) < 1 ||
            borderTopColor === backgroundColor
          );
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(edgeless).toEqual([]);
    await expect(page.locator('select + span'), 'the system draws the arrow').toBeHidden();
    await expect(page.locator('select')).toHaveCSS('appearance', 'auto');
  });

  test('drawings have the colour of the text beside them', async ({ page }) => {
    await visit(page, '/services/seo');
    const drawings = page.locator('summary svg[aria-hidden]');
    await expect(drawings).not.toHaveCount(0);
    const others = await drawings.evaluateAll((all) =>
      all
        .filter((svg) => getComputedStyle(svg).color !== getComputedStyle(svg.parentElement as Element).color)
        .map(({ outerHTML }) => outerHTML),
    );
    expect(others).toEqual([]);
    const marks = await page
      .locator('main dd li')
      .evaluateAll((all) => all.map((entry) => getComputedStyle(entry, '::before').backgroundColor));
    expect(marks.length).toBeGreaterThan(0);
    expect(marks, 'the marks of a list can be seen').not.toContain(CANVAS);
  });

  test('openings, which have lost the colours of their walls, have a line between them', async ({ page }) => {
    await page.goto('/careers');
    const cards = page.locator('[data-side="face"]');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card).toHaveCSS('border-bottom-style', 'solid');
  });

  test('logos can be seen on a dark ground', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/clients');
    const logo = page.getByRole('region', { name: 'Clients' }).getByRole('img').first();
    await expect(logo).toHaveCSS('filter', 'invert(1)');
  });

  test('at home header and buttons have a ground of their own over the pictures, and the dot of the shown slide is filled', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', CANVAS);
    const lines = await page
      .locator('header li a span')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor));
    expect(
      lines.filter((colour) => colour !== CANVAS),
      'of the current page alone',
    ).toHaveLength(1);
    // In one look: buttons come and go while the page settles.
    await expect
      .poll(() =>
        page.locator('main :is(a, button)').evaluateAll((elements) => [
          ...new Set(
            elements
              .filter((element) => element.checkVisibility())
              .map((element) => getComputedStyle(element))
              .filter(({ borderTopStyle }) => borderTopStyle === 'solid')
              .map(({ backgroundColor }) => backgroundColor),
          ),
        ]),
      )
      .toEqual([CANVAS]);
    const dot = page.getByRole('group', { name: 'Choose a slide' }).locator('[aria-current]');
    const ground = await dot.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(ground).not.toBe(CANVAS);
  });
});
