import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientsNote } from '../../src/content/clients.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { securityHeaders } from '../../src/server/headers.ts';
import { type InlineSources, inlineSources, joinSources } from '../../src/server/inlineSources.ts';
import { settings } from '../../src/settings.ts';
import { EAGER_SCRIPT_BYTES } from '../bench/budgets.ts';
import { servicePaths } from '../specification/values/pages.ts';
import { builtPages, eagerScripts } from '../support/builtSite.ts';
import { brotliBytes, readBuilt, siteDir } from '../support/siteFiles.ts';

test('every page of the list is prerendered, and nothing else', () => {
  const expected = sitePages.map(({ path }) => path);
  expect(builtPages.map(({ path }) => path).sort()).toEqual([...expected].sort());
});

describe.each(builtPages)('$path', ({ path, html, document }) => {
  test(`its eager scripts weigh at most ${EAGER_SCRIPT_BYTES / 1000} kB brotli`, () => {
    const scripts = eagerScripts(document);
    const bytes = scripts.reduce((sum, script) => sum + brotliBytes(script), 0);
    expect(bytes).toBeGreaterThan(EAGER_SCRIPT_BYTES / 2);
    expect(bytes).toBeLessThanOrEqual(EAGER_SCRIPT_BYTES);
    // Otherwise hydration waits for one more request.
    const [, slug] = /^\/(?:blog|services)\/(.+)/.exec(path) ?? [];
    if (slug) expect(scripts.join(' '), 'its content').toContain(`/static/js/${slug}-`);
  });

  test('it says everything without a script: header, heading and footer are in the document', () => {
    expect(document.documentElement.lang).toBe('en-IN');
    expect(html.slice(0, 1024), 'browsers look for it here').toContain('<meta charset="utf-8"');
    expect(document.querySelector('meta[name=viewport]')?.getAttribute('content')).toBe(
      'width=device-width, initial-scale=1',
    );
    for (const part of ['header nav a[href="/contact"]', 'main h1', 'footer']) {
      expect(document.querySelector(part)?.textContent?.trim(), part).toBeTruthy();
    }
    const toggle = document.querySelector('header [aria-expanded]');
    const sheet = document.getElementById(toggle?.getAttribute('aria-controls') ?? '');
    expect(sheet?.querySelector('a')?.textContent, 'what the button of the menu controls').toBe('Home');
  });

  test('hydration takes the document for that of its page', () => {
    const { page } = document.getElementById('root')?.dataset ?? {};
    expect(settings.siteOrigin + page).toBe(
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    );
  });

  test("the menu's pictures do not compete with those of the first screen", () => {
    expect(document.querySelectorAll('header img')).toHaveLength(0);
  });

  test('its headings leave no level out', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips, levels.join(' ')).toEqual([]);
  });

  test('its first link leads past the header, to its main part, which can get the focus', () => {
    const target = document.querySelector('body a')?.getAttribute('href') ?? '';
    expect(target).toMatch(/^#/);
    expect(document.querySelector(target)?.tagName).toBe('MAIN');
    expect(document.querySelector(target)?.getAttribute('tabindex')).toBe('-1');
  });

  test('it has no styled element and no handler attribute, and the policy names its script and its style sheet', () => {
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    // Structured data is no script: the policy allows it, and no browser runs it.
    for (const inline of ['script:not([src], [type="application/ld+json"])', 'style']) {
      const elements = [...document.querySelectorAll(inline)];
      expect(elements.map(({ parentElement }) => parentElement?.tagName)).toEqual(['HEAD']);
      const digest = createHash('sha256')
        .update(elements[0]?.textContent ?? '')
        .digest('base64');
      expect(readBuilt('_headers')).toContain(`'sha256-${digest}'`);
    }
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
  });

  test("every file it fetches is the site's own and exists; scripts are in static/js (HOST-1)", () => {
    const fetched = [
      ...document.querySelectorAll(
        '[src], link[href]:not([rel=canonical], [rel=alternate], [rel=manifest]), [srcset]',
      ),
    ].flatMap((element) => [
      element.getAttribute('src'),
      element.tagName === 'LINK' ? element.getAttribute('href') : null,
      ...(element
        .getAttribute('srcset')
        ?.split(',')
        .map((candidate) => candidate.trim().split(' ')[0] ?? '') ?? []),
    ]);
    for (const script of eagerScripts(document)) expect(script).toMatch(/^\/static\/js\//);
    for (const url of fetched) {
      if (url === null) continue;
      expect(url).toMatch(/^\/static\//);
      // A mark is a view of its file: `logos.svg#NAME`.
      const [file = ''] = url.split('#');
      expect(existsSync(join(siteDir, file)), url).toBe(true);
    }
  });

  test('the type that it states of a file is that of its ending: a browser skips any other', () => {
    const typed = document.querySelectorAll('[type]:is(link[href], source)');
    expect(typed.length).toBeGreaterThan(0);
    for (const element of typed) {
      const file = ['href', 'src', 'srcset'].flatMap((name) => element.getAttribute(name) ?? [])[0] ?? '';
      const subtype = element.getAttribute('type')?.replace(/^\w+\/|[+;].*/g, '');
      expect(file, element.outerHTML).toMatch(new RegExp(`\\b${subtype === 'rss' ? 'xml' : subtype}$`));
    }
  });

  test('every picture is described, unless the words of its link or its row say the same', () => {
    const silent = [...document.querySelectorAll('main img[alt=""], footer img[alt=""]')];
    expect(silent.filter((picture) => !picture.closest('a, li')).map(({ outerHTML }) => outerHTML)).toEqual(
      [],
    );
  });

  test('every picture has a size', () => {
    for (const picture of document.querySelectorAll('img, picture > source')) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  test('logos and icons are fetched when they come near', () => {
    const marks = [...document.querySelectorAll('main img[src*="#"]')];
    expect(marks.filter((mark) => mark.getAttribute('loading') !== 'lazy')).toEqual([]);
  });

  test('no address in a form is checked for its spelling', () => {
    for (const address of document.querySelectorAll('input[type=email]'))
      expect(address.getAttribute('spellcheck')).toBe('false');
  });
});

const showingClients = builtPages.filter(
  ({ document }) => document.querySelector('main img[src*="/logos-"]') !== null,
);

test('clients are shown at home, on their own page and on every service', () => {
  expect(showingClients).toHaveLength(2 + servicePaths.length);
});

test.each(showingClients)('$path says that its clients are invented (TEXT-2)', ({ document }) => {
  expect(document.querySelector('main')?.textContent).toContain(clientsNote);
});

test.each(builtPages)('every table of $path can be scrolled by keyboard', ({ document }) => {
  for (const table of document.querySelectorAll('main table')) {
    const region = table.parentElement;
    expect(region?.tabIndex === 0 || table.querySelector('a') !== null).toBe(true);
  }
});

test('every article ends with the same block (BLOG-10)', () => {
  const ends = builtPages
    .filter(({ path }) => path.startsWith('/blog/'))
    .map(({ document }) => document.querySelector('main > :last-child')?.textContent);
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toContain('Ask us about your own case');
});

test("the Content-Security-Policy lets scripts come from 'self' alone, and one from the documents", async () => {
  const { scripts, ...sources } = joinSources((await inlineSources(siteDir)).values());
  expect(scripts).toHaveLength(1);
  const policyOf = (sources: InlineSources) =>
    securityHeaders(settings, { sources })['Content-Security-Policy'];
  expect(policyOf({ ...sources, scripts: [] })?.split('; ')).toContain("script-src 'self'");
  expect(policyOf({ ...sources, scripts })?.split('; ')).toContain(`script-src 'self' ${scripts[0]}`);
});
