import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientsNote } from '../../src/content/clients.ts';
import { engagements } from '../../src/content/engagements.ts';
import { sitePages } from '../../src/content/paths.ts';
import { inRupees, pricesWords } from '../../src/content/prices.ts';
import { services } from '../../src/content/services/index.ts';
import type { Service } from '../../src/content/types.ts';
import { securityHeaders } from '../../src/server/headers.ts';
import { type InlineSources, inlineSources } from '../../src/server/inlineSources.ts';
import { settings } from '../../src/settings.ts';
import { EAGER_SCRIPT_BYTES } from '../bench/budgets.ts';
import { brotliBytes, builtPages, eagerScripts, readBuilt, siteDir } from '../support/builtSite.ts';

test('every page of the list is prerendered, and nothing else', () => {
  const expected = sitePages.map(({ path }) => path);
  expect(builtPages.map(({ path }) => path).sort()).toEqual([...expected].sort());
});

describe.each(builtPages)('$path', ({ html, document }) => {
  test(`its eager scripts weigh at most ${EAGER_SCRIPT_BYTES / 1000} kB brotli`, () => {
    const scripts = eagerScripts(document);
    const bytes = scripts.reduce((sum, script) => sum + brotliBytes(script), 0);
    expect(bytes).toBeGreaterThan(EAGER_SCRIPT_BYTES / 2);
    expect(bytes).toBeLessThanOrEqual(EAGER_SCRIPT_BYTES);
  });

  test('it says everything without a script: header, heading and footer are in the document', () => {
    expect(document.documentElement.lang).toBe('en-IN');
    for (const part of ['header nav a[href="/contact"]', 'main h1', 'footer']) {
      expect(document.querySelector(part)?.textContent?.trim(), part).not.toBe('');
    }
    const toggle = document.querySelector('header [aria-expanded]');
    const sheet = document.getElementById(toggle?.getAttribute('aria-controls') ?? '');
    expect(sheet?.querySelector('a')?.textContent, 'what the button of the menu controls').toBe('Home');
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

  test("every file it fetches is the site's own and exists", () => {
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
    for (const url of fetched) {
      if (url === null) continue;
      expect(url).toMatch(/^\/static\//);
      // A mark is a view of its file: `logos.svg#NAME`.
      const [file = ''] = url.split('#');
      expect(existsSync(join(siteDir, file)), url).toBe(true);
    }
  });

  test('its scripts come from static/js', () => {
    for (const script of eagerScripts(document)) expect(script).toMatch(/^\/static\/js\//);
  });

  test('every picture has a size', () => {
    for (const picture of document.querySelectorAll('img')) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });
});

const pageAt = (path: string) => {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not built`);
  return page.document;
};

const showingClients = builtPages.filter(
  ({ document }) => document.querySelector('main img[src*="/logos-"]') !== null,
);

test('clients are shown at home, on their own page and on every service', () => {
  expect(showingClients).toHaveLength(2 + 8);
});

test.each(showingClients)('$path says that its clients are invented (TEXT-2)', ({ document }) => {
  expect(document.querySelector('main')?.textContent).toContain(clientsNote);
});

test('the prices of all services stand in one table that can be read by ear and by keyboard', () => {
  const table = pageAt('/services').querySelector('#prices table');
  const region = table?.closest('section');
  expect(table?.querySelector('caption')?.id).toBe(region?.getAttribute('aria-labelledby'));
  expect(table?.querySelectorAll('th[scope=col]')).toHaveLength(6);
  expect(table?.querySelectorAll('th[scope=row] a')).toHaveLength(8);
});

test.each(builtPages)('every table of $path can be scrolled by keyboard', ({ document }) => {
  for (const table of document.querySelectorAll('main table')) {
    const region = table.parentElement;
    expect(region?.tabIndex === 0 || table.querySelector('a') !== null).toBe(true);
  }
});

const below = (section: string) => builtPages.filter(({ path }) => path.startsWith(section));

test('each service in the table of prices leads to its own prices', () => {
  const links = [...pageAt('/services').querySelectorAll('#prices table a')];
  const targets = links.map((link) => link.getAttribute('href'));
  expect(targets.sort()).toEqual(
    below('/services/')
      .map(({ path }) => `${path}#prices`)
      .sort(),
  );
});

test.each(below('/services/'))(
  '$path has a description, offerings, logos and two neighbours',
  ({ path, document }) => {
    const count = (selector: string) => document.querySelectorAll(`main ${selector}`).length;
    expect(count('section[aria-label] > p'), 'its tagline').toBe(1);
    expect(count('section[aria-label] > div > div:first-child > p')).toBeGreaterThanOrEqual(2);
    expect(count('section[aria-label] li > h3')).toBeGreaterThanOrEqual(5);
    expect(count('section[aria-label="Our Clients"] li img')).toBeGreaterThanOrEqual(11);
    const neighbours = [...document.querySelectorAll('nav[aria-label="Neighbouring services"] a')];
    expect(neighbours).toHaveLength(2);
    expect(new Set([path, ...neighbours.map((link) => link.getAttribute('href'))]).size).toBe(3);
  },
);

test.each([pageAt('/services'), ...below('/services/').map(({ document }) => document)])(
  'prices are marked as unconfirmed',
  (document) => {
    expect(document.querySelector('#prices')?.textContent).toContain(pricesWords.note);
  },
);

describe.each(services.map(({ slug }) => [slug, engagements[slug]] as const))(
  'the terms of %s',
  (slug, { trial, smallest, usual, hours }) => {
    const textOf = (element: Element | null | undefined) =>
      element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    const [least, most] = [inRupees(usual.from), inRupees(usual.to)];

    test('stand on its page', () => {
      const rows = pageAt(`/services/${slug}`).querySelectorAll('#prices dl > div');
      const terms = Array.from(rows, (row) => [
        textOf(row.querySelector('dt')),
        textOf(row.querySelector('dd > p')),
      ]);
      const { service: words } = pricesWords;
      expect(Object.fromEntries(terms)).toMatchObject({
        [words.trial]: inRupees(trial.rupees),
        [words.smallest]: `${inRupees(smallest.rupees)} ${smallest.per}`,
        [words.usual]: `${least} to ${most} ${usual.per}`,
        [words.hours]: `${hours.from} to ${hours.to} ${words.hoursOf}.`,
      });
    });

    test('stand in the table of all services', () => {
      const row = pageAt('/services').querySelector(`#prices tr:has(a[href^="/services/${slug}#"])`);
      expect(Array.from(row?.querySelectorAll('td') ?? [], textOf).slice(0, 4)).toEqual([
        inRupees(trial.rupees),
        `${inRupees(smallest.rupees)} ${smallest.per}${smallest.work}`,
        `${least} to ${most}${usual.per}`,
        `${hours.from} to ${hours.to}`,
      ]);
    });
  },
);

const specimens = services.flatMap(({ slug, specimen }: Service) =>
  specimen ? [{ slug, ...specimen }] : [],
);

test.each(specimens.filter(({ client }) => client !== undefined))(
  'the sample on /services/$slug says that its client and its figures are invented (TEXT-1, TEXT-2)',
  ({ slug, id, client }) => {
    const text = pageAt(`/services/${slug}`).querySelector(`#${id}`)?.textContent;
    expect(text).toContain(`The client ${client} (`);
    expect(text).toContain('is invented, and so is every figure');
  },
);

test.each(below('/services/'))('$path names its price, and articles to read', ({ document }) => {
  expect(document.querySelectorAll('#prices dl dt')).toHaveLength(9);
  expect(document.querySelector('#prices dl')?.textContent).toMatch(/₹\d/);
  const links = document.querySelectorAll('section[aria-labelledby=reading] a[href^="/blog/"]');
  expect(links.length).toBeGreaterThan(0);
});

test('every article ends with the same block (BLOG-10)', () => {
  const ends = below('/blog/').map(
    ({ document }) => document.querySelector('main > :last-child')?.textContent,
  );
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toContain('Ask us about your own case');
});

test("the Content-Security-Policy lets scripts come from 'self' alone, and one from the documents", async () => {
  const { scripts, ...sources } = await inlineSources(siteDir);
  expect(scripts).toHaveLength(1);
  const policyOf = (sources: InlineSources) =>
    securityHeaders(settings, { sources })['Content-Security-Policy'];
  expect(policyOf({ ...sources, scripts: [] })?.split('; ')).toContain("script-src 'self'");
  expect(policyOf({ ...sources, scripts })?.split('; ')).toContain(`script-src 'self' ${scripts[0]}`);
});

test('an API on another origin may be connected to, and nothing else is opened', () => {
  const apart = { ...settings, apiBase: 'https://api.agency.example/v1' };
  const { 'Content-Security-Policy': policy = '' } = securityHeaders(apart);
  expect(policy.split('; ')).toContain("connect-src 'self' https://api.agency.example");
});
