import type { Page } from '@playwright/test';
import { accessibilityTree } from './accessibilityTree.ts';
import { expectNoAxeViolations } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { builtPages, onePageOfEachKind } from './builtPages.ts';
import { lettersOf, misfitsInEach, noMisfits } from './cutText.ts';
import { bringDock, chat, cutByDock, seesEndAboveDock } from './dock.ts';
import { expect, readOnlyTest, test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { canBePrinted } from './paper.ts';
import { filmHasControls } from './settled.ts';
import {
  growsWithTextSize,
  opensAtOnce,
  showsTitleBeforePicture,
  sticksBelowHeader,
  sticksInSight,
  underlinesLinks,
} from './styles.ts';
import { cutNumbers } from './tables.ts';
import { coveredTargets, targetsOf } from './targets.ts';
import { unknownPageNoted } from './unknownPage.ts';

/** px */
const WIDE = 1440;
const SMALL = 390;
const NARROWEST = 320;
/** Columns beside each other are narrowest here, and their words large. */
const LAPTOPS = [1280, 900];
const WIDTHS = [2560, WIDE, ...LAPTOPS, 768, SMALL, NARROWEST];
/** The widths of most visitors. */
const MOST = [WIDE, SMALL];
/** The widths for other text settings. */
const READ = [WIDE, 768, SMALL, NARROWEST];

test.use({
  expectedConsole: unknownPageNoted,
  savesData: false,
  contextOptions: { reducedMotion: 'no-preference' },
});
readOnlyTest.use({ expectedConsole: unknownPageNoted });

/** How many elements each selector finds on every page. */
const COUNTS = {
  'head > title': 1,
  'head > meta[name=description]': 1,
  'head > link[rel=canonical]': 1,
  'head > meta[property="og:title"]': 1,
  'head > link[rel=manifest][href="/site.webmanifest"]': 1,
  'body :is(title, meta, link[rel]:not([rel=stylesheet]))': 0,
  'script[type="application/ld+json"]': 1,
  h1: 1,
};

/** Opens the page, and expects that hydration duplicates and moves nothing. */
async function openWhole(page: Page, path: string): Promise<void> {
  const prerendered = await (await page.request.get(path)).text();
  await visit(page, path);
  await filmHasControls(page);

  const counts = () =>
    page.evaluate(
      (selectors) =>
        Object.fromEntries(
          selectors.map((selector) => [selector, document.querySelectorAll(selector).length]),
        ),
      Object.keys(COUNTS),
    );
  await expect.poll(counts).toEqual(COUNTS);
  expect(prerendered).toContain(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`);
}

/** Expects of the accessibility tree that links have their words for names, and no field is invalid before its use. */
async function readsWell(page: Page): Promise<void> {
  const nodes = await accessibilityTree(page);
  const invalid = nodes.filter(({ properties }) => properties.invalid === 'true');
  expect(invalid, 'no field is called invalid before anybody has used it').toEqual([]);
  const names = nodes.filter(({ role }) => role === 'link').map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(
    names.filter((name) => /^\s|\s$|\s{2}|@\s/.test(name)),
    'a link is called by the words that are seen',
  ).toEqual([]);
}

async function hasLargeTargets(page: Page, width: number): Promise<void> {
  const small = (await targetsOf(page)).filter(
    ({ isPrimary, width, height }) => isPrimary && Math.min(width, height) < 48,
  );
  expect(small, `the main targets are at least 48 px each way at ${width} px`).toEqual([]);
  const letters = await page
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(
    letters.filter((px) => px < 16),
    'an iPhone enlarges the page at a field of smaller letters',
  ).toEqual([]);
}

async function canBeReadInAnyLetters(page: Page, width: number): Promise<void> {
  // A screen of 320 px is one of 1280 at four times its size already.
  const tried = Object.keys(lettersOf).filter(
    (name) => name === 'plain' || (READ.includes(width) && !(width === NARROWEST && name === 'doubled')),
  ) as (keyof typeof lettersOf)[];
  const letters = tried.map((name) => lettersOf[name]);
  await expect
    .poll(() => misfitsInEach(page, letters), `everything fits at ${width} px: ${tried.join(', ')}`)
    .toEqual(letters.map(() => noMisfits));
}

async function endsAboveDock(page: Page): Promise<void> {
  await bringDock(page);
  expect(await cutByDock(page), 'the dock cuts no line and no control').toEqual([]);
  expect((await chat(page).boundingBox())?.height, 'it takes little room').toBeLessThanOrEqual(56);
  await seesEndAboveDock(page);
  const [below, footer] = await page
    .locator('html, footer')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  expect(below, 'a page that is pulled beyond its end shows the ground of its footer').toBe(footer);
}

/** Opens everything that can be opened; returns the height of what each shows, px. */
const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
    return all
      .filter((details) => details.hasAttribute('open'))
      .map((details) => details.clientHeight - (details.querySelector('summary')?.clientHeight ?? 0));
  });

test('where pages move, no kind of page scrolls sideways, and what is opened is seen', async ({ page }) => {
  for (const path of [
    '/',
    '/services',
    '/services/seo',
    '/blog',
    '/blog/understanding-media-buying',
    '/careers',
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await filmHasControls(page);
      await expect.poll(async () => Math.min(...(await openAll(page)))).toBeGreaterThan(30);
      for (const width of MOST) {
        await page.setViewportSize({ width, height: 844 });
        const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
});

for (const path of builtPages) {
  // Further pages of a kind differ in their words alone.
  const isFurther = !onePageOfEachKind.includes(path);
  readOnlyTest(
    `${path} is whole, accessible, and readable with other text settings, at every width`,
    async ({ page }) => {
      await openWhole(page, path);
      await sticksBelowHeader(page);
      await opensAtOnce(page);
      await underlinesLinks(page);
      await growsWithTextSize(page);
      for (const width of isFurther ? [...READ, ...LAPTOPS] : WIDTHS) {
        await readOnlyTest.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await canBeReadInAnyLetters(page, width);
          const scrollBars = LAPTOPS.includes(width) ? ['', '17px'] : [''];
          await expect
            .poll(() => brokenWords(page, scrollBars), `every word stays on a line at ${width} px`)
            .toEqual([]);
          if (!MOST.includes(width)) return;
          expect(await cutNumbers(page), `the edge cuts no number at ${width} px`).toEqual([]);
          if (path.startsWith('/services/')) await showsTitleBeforePicture(page, width);
          if (isFurther) return;
          await hasLargeTargets(page, width);
          expect(await coveredTargets(page), `nothing lies over a control at ${width} px`).toEqual([]);
          await readsWell(page);
          await expectNoAxeViolations(page, { about: `axe at ${width} px` });
          if (width === SMALL) await endsAboveDock(page);
        });
      }
      await sticksInSight(page);
      await canBePrinted(page);
    },
  );
}
