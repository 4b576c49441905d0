import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FONT_BYTES } from '../bench/budgets.ts';
import { builtPages } from '../support/builtSite.ts';
import { readBuilt, siteDir } from '../support/siteFiles.ts';

const hrefs = (elements: Iterable<Element>) => [...elements].map((element) => element.getAttribute('href'));

/** `/static/woff2/archivo-12345678.woff2` as `archivo`. */
const cutOf = (file: string) => basename(file).replace(/-.{8}\.woff2$/, '');

/** An image's candidates of one type: the address and the media query of each. */
const candidatesOf = (image: Element | null) => {
  const sources = [...(image?.closest('picture')?.querySelectorAll('source') ?? [])];
  const best = sources[0]?.getAttribute('type');
  if (best === undefined) return [{ href: image?.getAttribute('src'), media: null }];
  return sources
    .filter((source) => source.getAttribute('type') === best)
    .map((source) => ({ href: source.getAttribute('srcset'), media: source.getAttribute('media') }));
};

/** Their first screen has words alone. */
const withoutFirstPicture = ['/accessibility', '/privacy'];

describe.each(builtPages)('$path', ({ path, document }) => {
  test('its head has every cut of the typefaces fetched but the italics, after the first picture', () => {
    const fonts = document.querySelectorAll(
      'head > link[rel=preload][as=font][type="font/woff2"][crossorigin]',
    );
    expect(
      hrefs(fonts)
        .map((href) => cutOf(href ?? ''))
        .sort(),
    ).toEqual(['archivo', 'archivo-capitals', 'archivo-condensed', 'newsreader']);
    // Over HTTP/1.1 the first request has the document's connection, which is open and takes more bytes at once.
    expect(document.querySelectorAll('[as=font] ~ [as=image]')).toHaveLength(0);
  });

  test('its head has the first picture fetched as the screen will show it, and no other picture', () => {
    const preloads = [...document.querySelectorAll('head > link[rel=preload][as=image]')].map((link) => ({
      href: link.getAttribute('href'),
      media: link.getAttribute('media'),
      priority: link.getAttribute('fetchpriority'),
    }));
    const first = document.querySelector('img[fetchpriority=high]');
    const wanted = withoutFirstPicture.includes(path) ? null : document.querySelector('main img');
    expect(first?.outerHTML).toBe(wanted?.outerHTML);
    if (first === null) return expect(preloads).toEqual([]);
    expect(first.getAttribute('loading')).toBe('eager');
    const candidates = candidatesOf(first);
    const narrow = candidates.find(({ media }) => media)?.media;
    expect(preloads).toEqual(
      candidates.map(({ href, media }) => ({
        href,
        media: media ?? (narrow ? `not all and ${narrow}` : null),
        priority: 'high',
      })),
    );
  });

  test('it names no film behind a tagline, which is fetched once the page has loaded', () => {
    expect(document.documentElement.outerHTML).not.toMatch(/hero[^"]*\.mp4/);
  });

  test('its first paint waits for the document alone: the style sheet comes last in it', () => {
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    expect(sheets.map((sheet) => sheet === document.body.lastElementChild)).toEqual([true]);
    // Module scripts run after the document; this is the only one, and it waits for the paint.
    const scripts = [...document.querySelectorAll('script[src]')];
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual(['module']);
    expect(scripts.map((script) => script.getAttribute('fetchpriority'))).toEqual(['low']);
  });

  test('the script that waits for the first paint brings little with it', () => {
    const named = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
    const sizes = named.map((element) =>
      Buffer.byteLength(readBuilt(element.getAttribute('src') ?? element.getAttribute('href') ?? '')),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
  });
});

const sheet = readBuilt(
  hrefs(builtPages[0]?.document.querySelectorAll('link[rel=stylesheet]') ?? [])[0] ?? '',
);

test('the style sheet is written for the browsers of the last thirty months', () => {
  expect(sheet).toMatch(/-webkit-print-color-adjust: ?exact/);
  // Older Safari draws no line for `text-decoration: underline 2px`.
  expect(sheet).not.toMatch(/text-decoration:[^;}]*\d(px|em)/);
});

test('every cut of the typefaces is in the build, and those of a page without italics weigh at most 45 kB', () => {
  const folder = join(siteDir, 'static/woff2');
  const files = readdirSync(folder).filter((name) => !name.startsWith('newsreader-italic'));
  expect(files.map(cutOf).sort()).toEqual(['archivo', 'archivo-capitals', 'archivo-condensed', 'newsreader']);
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(FONT_BYTES);
  const faces = sheet.match(/@font-face ?{[^}]*url\([^}]*/g) ?? [];
  expect(faces.length).toBeGreaterThan(files.length);
  for (const face of faces)
    expect(face, 'text is read before its typeface comes').toContain('font-display:swap');
});
