import type { Page, Request } from '@playwright/test';
import { accessibilityTree } from './accessibilityTree.ts';
import { seesNoFinding } from './axe.ts';
import { builtPages, onePageOfEachKind } from './builtPages.ts';
import { cutText, lettersOf, setLetters } from './cutText.ts';
import { expect, reading, type Site, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { filmHasControls } from './settled.ts';
import { targetsOf } from './targets.ts';
import { unknownPageNoted } from './unknownPage.ts';

/** px */
const WIDE = 1440;
const SMALL = 390;
const NARROWEST = 320;
const WIDTHS = [2560, WIDE, 768, SMALL, NARROWEST];
/** The widths of most visitors. */
const MOST = [WIDE, SMALL];
/** The widths for other text settings. */
const READ = [...MOST, NARROWEST];

test.use({ expectedConsole: unknownPageNoted, savesData: false });
reading.use({ expectedConsole: unknownPageNoted });

/** Scrolls through a page, and expects that it loads from its own origin alone. */
async function loadsItsOwn(page: Page, site: Site, look: () => Promise<void>): Promise<void> {
  const foreign: string[] = [];
  const noteForeign = (request: Request) => {
    if (new URL(request.url()).origin !== site.url) foreign.push(request.url());
  };
  page.on('request', noteForeign);
  await look();
  page.off('request', noteForeign);
  expect(foreign, 'it loads from its own origin alone').toEqual([]);
}

/** Opens the page, and expects that hydration duplicates and moves nothing. */
async function openWhole(page: Page, site: Site, path: string): Promise<void> {
  const prerendered = await (await page.request.get(site.url + path)).text();
  await page.goto(site.url + path);
  await hydrated(page);
  await filmHasControls(page);

  for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]']) {
    await expect(page.locator(`head > ${tag}`), tag).toHaveCount(1);
  }
  await expect(page.locator('body title, body meta, body link[rel]:not([rel=stylesheet])')).toHaveCount(0);
  await expect(page.locator('head > link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(prerendered).toContain(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`);
}

async function staysWithin(page: Page, width: number, setting?: string): Promise<void> {
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  const where = [`${width} px`, setting].filter(Boolean).join(', ');
  await expect.poll(scrollWidth, `it does not scroll sideways at ${where}`).toBeLessThanOrEqual(width);
}

/** Link texts that mean nothing out of context. */
const VAGUE = /^((click |right )?here|this|link|go|start|(read |see |learn )?more)$/i;

async function namesItsLinks(page: Page): Promise<void> {
  const names = (await accessibilityTree(page)).filter(({ role }) => role === 'link').map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(
    names.filter((name) => /^\s|\s$|\s{2}|@\s/.test(name)),
    'a link is called by the words that are seen',
  ).toEqual([]);
  expect(
    names.filter((name) => VAGUE.test(name)),
    'a link says where it leads',
  ).toEqual([]);
}

async function hasLargeTargets(page: Page, width: number): Promise<void> {
  const small = (await targetsOf(page)).filter(
    ({ isPrimary, width, height }) => isPrimary && Math.min(width, height) < 48,
  );
  expect(small, `the main targets are at least 48 px each way at ${width} px`).toEqual([]);
}

async function namesOneThingOnce(page: Page): Promise<void> {
  const links = await page.locator('main a[href]').evaluateAll((elements) =>
    elements
      .filter((element) => element.closest('[inert]') === null)
      .map((element) => ({
        href: element.getAttribute('href') ?? '',
        // With its description, such as an opening's name.
        words: [
          element.getAttribute('aria-label') ?? element.textContent,
          element.getAttribute('aria-description'),
          ...(element.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent),
        ].join(' '),
      })),
  );
  for (const { href, words } of links) {
    const others = links.filter((other) => other.words === words && other.href !== href);
    expect(others, `'${words}' leads to one place only`).toEqual([]);
  }
}

async function canBeReadInOtherLetters(page: Page, width: number): Promise<void> {
  for (const [setting, letters] of Object.entries(lettersOf)) {
    // A screen of 320 px is one of 1280 at four times its size already.
    if (width === NARROWEST && letters === lettersOf.doubled) continue;
    await setLetters(page, letters);
    await expect.poll(() => cutText(page), `nothing is cut off at ${width} px, ${setting}`).toEqual([]);
    await staysWithin(page, width, setting);
  }
  await setLetters(page, lettersOf.plain);
}

/** One page of each kind is opened by a visitor who comes for the first time as well, in a browser that moves. */
const moving = ['/', '/services', '/services/seo', '/blog', '/blog/understanding-media-buying', '/careers'];

for (const path of moving) {
  test(`${path} is whole where it moves: console, head, origins, axe, widths`, async ({ page, site }) => {
    await loadsItsOwn(page, site, async () => {
      await openWhole(page, site, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await staysWithin(page, width);
        if (MOST.includes(width)) await seesNoFinding(page, { about: `axe at ${width} px` });
      }
    });
  });
}

for (const path of builtPages) {
  reading(
    `${path} is whole, accessible, and readable with other text settings, at every width`,
    async ({ page, site }) => {
      await loadsItsOwn(page, site, async () => {
        await openWhole(page, site, path);
        await namesOneThingOnce(page);
        for (const width of WIDTHS) {
          await reading.step(`${width} px`, async () => {
            await page.setViewportSize({ width, height: 844 });
            await staysWithin(page, width);
            if (READ.includes(width)) await canBeReadInOtherLetters(page, width);
            if (!MOST.includes(width)) return;
            await hasLargeTargets(page, width);
            // Pages of one kind differ in their words, which axe reads on one screen.
            if (width === SMALL && !onePageOfEachKind.includes(path)) return;
            await namesItsLinks(page);
            if (!moving.includes(path)) await seesNoFinding(page, { about: `axe at ${width} px` });
          });
        }
      });
    },
  );
}

reading(
  'the links of the menu are main targets, and can be read in the spacing of WCAG 1.4.12',
  async ({ page, site }) => {
    await page.setViewportSize({ width: SMALL, height: 844 });
    await page.goto(`${site.url}/contact`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    // The page behind the sheet becomes inert a paint later.
    await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
    const targets = await targetsOf(page);
    expect(targets.filter(({ isInMenu }) => isInMenu)).toHaveLength(8);
    expect(targets.filter(({ width, height }) => Math.min(width, height) < 48)).toEqual([]);
    await setLetters(page, lettersOf.spaced);
    const hidden = () =>
      page.locator('#menu-sheet').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(hidden).toBe(0);
    await setLetters(page, lettersOf.plain);
  },
);
