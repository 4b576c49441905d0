import type { Page, Request } from '@playwright/test';
import { accessibilityTree } from './accessibilityTree.ts';
import { seesNoFinding } from './axe.ts';
import { builtPages } from './builtPages.ts';
import { cutText, lettersOf, setLetters } from './cutText.ts';
import { seesHeadings, seesLandmarks, seesNames } from './everybody.ts';
import { expect, reading, test } from './fixtures.ts';
import { targetsOf } from './targets.ts';
import { unknownPageNoted } from './unknownPage.ts';

/** px */
const WIDE = 1440;
const SMALL = 390;
const NARROWEST = 320;
const WIDTHS = [NARROWEST, SMALL, 768, WIDE, 2560];

test.use({ expectedConsole: unknownPageNoted, savesData: false });
reading.use({ expectedConsole: unknownPageNoted });

/** Opens a page, unless the test before has left it open. */
async function openOnce(page: Page, url: string): Promise<void> {
  if (page.url() !== url) await page.goto(url, { waitUntil: 'networkidle' });
}

/** One page of each kind is opened by a visitor who comes for the first time, in a browser that moves. */
const moving = ['/', '/services', '/services/seo', '/blog', '/blog/understanding-media-buying', '/careers'];

for (const path of builtPages) {
  const look = moving.includes(path) ? test : reading;

  look(`${path} is whole: console, head, origins, axe, widths`, async ({ page, site }) => {
    const foreign: string[] = [];
    const noteForeign = (request: Request) => {
      if (new URL(request.url()).origin !== site.url) foreign.push(request.url());
    };
    page.on('request', noteForeign);
    const prerendered = await (await page.request.get(site.url + path)).text();
    await page.goto(site.url + path);
    await page.waitForLoadState('networkidle');
    page.off('request', noteForeign);
    expect(foreign, 'whatever it loads is its own').toEqual([]);

    // Hydration doubles nothing and moves nothing out of the head.
    for (const tag of [
      'title',
      'meta[name=description]',
      'link[rel=canonical]',
      'meta[property="og:title"]',
    ]) {
      await expect(page.locator(`head > ${tag}`), tag).toHaveCount(1);
    }
    await expect(page.locator('body title, body meta, body link[rel]')).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(prerendered).toContain(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`);

    for (const width of [WIDE, SMALL]) {
      await page.setViewportSize({ width, height: 844 });
      await seesNoFinding(page, { about: `axe at ${width} px` });
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `it does not scroll sideways at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

  reading(`${path} is the same to everybody: names, headings, landmarks, targets`, async ({ page, site }) => {
    await openOnce(page, site.url + path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');

    for (const width of [WIDE, SMALL]) {
      await page.setViewportSize({ width, height: 844 });
      const nodes = await accessibilityTree(page);
      expect(nodes[0], 'the document is called by its title').toMatchObject({
        role: 'RootWebArea',
        name: await page.title(),
      });
      seesNames(nodes);
      seesHeadings(nodes);
      seesLandmarks(nodes);

      const targets = await targetsOf(page);
      expect(
        targets.filter(({ isEnough }) => !isEnough),
        `targets are large enough, or far enough apart, at ${width} px`,
      ).toEqual([]);
      expect(
        targets.filter(({ isPrimary, width, height }) => isPrimary && Math.min(width, height) < 48),
        `the main targets are at least 48 px each way at ${width} px`,
      ).toEqual([]);
    }

    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids, 'no two elements have one id').toEqual([...new Set(ids)]);

    const links = await page.locator('main a[href]').evaluateAll((elements) =>
      elements
        .filter((element) => element.closest('[inert]') === null)
        .map((element) => ({
          href: element.getAttribute('href') ?? '',
          // With what describes it: an opening's name, for one.
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
  });

  reading(`${path} can be read in other letters: spacing, size, a narrow screen`, async ({ page, site }) => {
    await openOnce(page, site.url + path);
    for (const width of [WIDE, SMALL, NARROWEST]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [setting, letters] of Object.entries(lettersOf)) {
        // A screen of 320 px is one of 1280 at four times its size already.
        if (width === NARROWEST && letters === lettersOf.doubled) continue;
        await setLetters(page, letters);
        expect(await cutText(page), `nothing is cut off at ${width} px, ${setting}`).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `nothing scrolls sideways at ${width} px, ${setting}`).toBeLessThanOrEqual(width);
      }
    }
    await setLetters(page, lettersOf.plain);
  });
}

reading(
  'the links of the menu are main targets, and can be read in the spacing of WCAG 1.4.12',
  async ({ page, site }) => {
    await page.setViewportSize({ width: SMALL, height: 844 });
    await page.goto(`${site.url}/contact`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu' }).click();
    const targets = await targetsOf(page);
    expect(targets.filter(({ isInMenu }) => isInMenu)).toHaveLength(8);
    expect(targets.filter(({ width, height }) => Math.min(width, height) < 48)).toEqual([]);
    await setLetters(page, lettersOf.spaced);
    const widths = await page
      .locator('#menu-sheet')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(widths.scrollWidth).toBe(widths.clientWidth);
    await setLetters(page, lettersOf.plain);
  },
);
