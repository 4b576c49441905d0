import type { Request } from '@playwright/test';
import { seesNoFinding } from './axe.ts';
import { builtPages } from './builtPages.ts';
import { expect, reading, test } from './fixtures.ts';
import { unknownPageNoted } from './unknownPage.ts';

const WIDTHS = [320, 390, 768, 1440, 2560];

test.use({ expectedConsole: unknownPageNoted, savesData: false });
reading.use({ expectedConsole: unknownPageNoted });

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

    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await seesNoFinding(page, { about: `axe at ${width} px` });
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `it does not scroll sideways at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
