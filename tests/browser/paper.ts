import { expect, type Page } from '@playwright/test';

/** What holds for every page in print. */

/** px; A4 between margins of 10 mm. */
const PAPER = { width: 718, height: 1047 };

const BLACK = ['rgb(0, 0, 0)', 'rgb(11, 15, 14)'];
const WHITE = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'];

async function seesBlackOnWhite(page: Page): Promise<void> {
  const walls = await page.locator('[data-wall]').evaluateAll((all) =>
    all.map((wall) => {
      const { color, backgroundColor } = getComputedStyle(wall);
      return { html: wall.outerHTML.slice(0, 120), color, backgroundColor };
    }),
  );
  expect(
    walls.filter(({ color, backgroundColor }) => !BLACK.includes(color) || !WHITE.includes(backgroundColor)),
    'every wall is white, its text black',
  ).toEqual([]);
  const pale = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) =>
        [null, '::before'].some((part) => {
          const { color, printColorAdjust } = getComputedStyle(element, part);
          return color === 'rgb(255, 255, 255)' && printColorAdjust !== 'exact';
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(pale, 'white letters are printed with their ground').toEqual([]);
}

/** A heading is on the sheet of the text that follows it, and the end of a sheet cuts no smaller part of a page. */
async function keepsTogether(page: Page): Promise<void> {
  const split = await page.evaluate(() =>
    [
      ['main h2', 'break-after'],
      ['main :is(img, a, li, tr, nav, [role=group]), footer', 'break-inside'],
    ].flatMap(([parts = '', property = '']) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => getComputedStyle(part).getPropertyValue(property) !== 'avoid')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ),
  );
  expect(split, 'what belongs together is on one sheet').toEqual([]);
}

/** A button has an edge, and a paragraph a gap before the next one. */
async function keepsApart(page: Page): Promise<void> {
  const edgeless = await page.locator('main :is(a, button)').evaluateAll((all) =>
    all
      .filter((control) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(control);
        return borderTopStyle === 'solid' && borderTopColor === 'rgb(255, 255, 255)';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(edgeless, 'the edge of a button is printed').toEqual([]);
  const joined = await page.locator('main p + p').evaluateAll((all) =>
    all
      .filter((next) => {
        const before = next.previousElementSibling?.getBoundingClientRect();
        return next.checkVisibility() && before && next.getBoundingClientRect().top <= before.bottom;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(joined, 'a paragraph ends before the next one begins').toEqual([]);
}

/** A part that is higher than half a sheet is no grid: Firefox prints one over what follows. */
async function hasNoHighGrid(page: Page): Promise<void> {
  const grids = await page
    .locator('main :is(div, section, form)')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            getComputedStyle(part).display === 'grid' &&
            part.clientHeight > 560 &&
            !part.closest('li, [role=group]'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(grids, 'no part higher than half a sheet is a grid').toEqual([]);
}

/** Every column of a table is on the sheet. */
async function cutsNoTable(page: Page): Promise<void> {
  const cut = () =>
    page
      .locator('table')
      .evaluateAll((tables) =>
        tables.map(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0)),
      );
  await expect.poll(async () => Math.max(0, ...(await cut())), 'paper cuts no table').toBe(0);
}

/** Expects that the page can be read on paper. */
export async function canBePrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await cutsNoTable(page);
  await seesBlackOnWhite(page);
  await hasNoHighGrid(page);
  await keepsTogether(page);
  await keepsApart(page);
  await page.emulateMedia({ media: null });
}
