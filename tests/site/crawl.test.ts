import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { aliases, pageFileName, routedPath } from '../../src/content/pages.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { settings } from '../../src/settings.ts';
import { aliasDocuments, builtPages } from '../support/builtSite.ts';
import { readBuilt, siteDir } from '../support/siteFiles.ts';

const documents = new Map(builtPages.map(({ path, document }) => [path, document]));
const linksOf = (document: Document) =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

/** A link's words: its label, or its text with that of its pictures. */
const wordsOf = (link: Element) =>
  link.getAttribute('aria-label') ??
  [link.textContent, ...[...link.querySelectorAll('img')].map(({ alt }) => alt)].join(' ').trim();

/** Link texts that mean nothing out of context. */
const VAGUE = /^((click |right )?here|this|link|go|start|(read |see |learn )?more)?$/i;

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.textContent ?? '',
  );

const isFile = (path: string) => path.startsWith('/static/');

test('one link alone leads to a file: home’s to its film, which exists', () => {
  const links = builtPages.flatMap(({ path, document }) =>
    linksOf(document)
      .filter(isFile)
      .map((href) => [path, href] as const),
  );
  expect(links).toEqual([['/', expect.stringMatching(/^\/static\/mp4\/promo\.h264-[\w-]+\.mp4$/)]]);
  expect(existsSync(join(siteDir, links[0]?.[1] ?? ''))).toBe(true);
});

describe.each(builtPages)('$path', ({ path, document }) => {
  test('every link says where it leads', () => {
    const links = [...document.querySelectorAll('a[href]')];
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => VAGUE.test(wordsOf(link))).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('links of the same words and description lead to one place', () => {
    const links = [...document.querySelectorAll('main a[href]')].filter(
      (link) => link.closest('[inert]') === null,
    );
    const described = links.map((link) =>
      [
        wordsOf(link),
        link.getAttribute('aria-description'),
        ...(link.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      ].join(' '),
    );
    for (const [words, same] of Map.groupBy(links, (_, index) => described[index]))
      expect(new Set(same.map((link) => link.getAttribute('href'))).size, words).toBe(1);
  });

  test('a link that opens another site does not hand over this window', () => {
    for (const link of document.querySelectorAll('a[href^="https://"]'))
      expect(link.getAttribute('rel'), link.outerHTML).toMatch(/noopener/);
  });

  test('a link that opens a new tab says so', () => {
    for (const link of document.querySelectorAll('a[target=_blank]'))
      expect(wordsOf(link)).toContain('(opens in a new tab)');
  });

  test('every form leads to the privacy page (PAGE-3)', () => {
    for (const form of document.querySelectorAll('form'))
      expect(form.querySelectorAll('a[href="/privacy"]')).toHaveLength(1);
  });

  test('no two elements have one id', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('a shared link shows title, description, address and a picture that exists', async () => {
    const property = (name: string) => texts(document, `head > meta[property="${name}"]`);
    expect(property('og:title')).toEqual([document.title]);
    expect(property('og:description')).toEqual(texts(document, 'head > meta[name=description]'));
    expect(property('og:url')).toEqual([
      document.querySelector('head > link[rel=canonical]')?.getAttribute('href'),
    ]);
    expect(property('og:type')).toEqual([/^\/blog\/./.test(path) ? 'article' : 'website']);
    expect(property('og:locale')).toEqual(['en_IN']);
    const [published, updated] = Array.from(document.querySelectorAll('main > article time'), (time) =>
      time.getAttribute('datetime'),
    );
    expect(property('article:published_time')).toEqual(published ? [published] : []);
    expect(property('article:modified_time')).toEqual(updated ? [updated] : []);
    expect(property('og:site_name')).toEqual([agency.name]);
    expect(texts(document, 'head > meta[name="twitter:card"]')).toEqual(['summary_large_image']);
    const [picture = ''] = property('og:image');
    expect(picture.startsWith(settings.siteOrigin)).toBe(true);
    expect(picture, 'its own').toMatch(new RegExp(`/${pageFileName(path)}-[\\w-]{8}\\.png$`));
    const { width, height } = await sharp(
      join(siteDir, picture.slice(settings.siteOrigin.length)),
    ).metadata();
    expect(property('og:image:width')).toEqual([`${width}`]);
    expect(property('og:image:height')).toEqual([`${height}`]);
    expect(property('og:image:alt')[0]).toMatch(/\S/);
    expect(texts(document, 'head > meta[name="twitter:image"]')).toEqual([picture]);
    expect(texts(document, 'head > meta[name="twitter:image:alt"]')).toEqual(property('og:image:alt'));
  });
});

test('no script brings the pictures of shared links: visitors never see them', () => {
  const scripts = readdirSync(join(siteDir, 'static/js'));
  expect(scripts.filter((script) => readBuilt(`static/js/${script}`).includes('/static/png/'))).toEqual([]);
});

test('no script is a request for the addresses of a picture alone', () => {
  const scripts = readdirSync(join(siteDir, 'static/js')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => readBuilt(`static/js/${name}`).length < 500)).toEqual([]);
});

test('every page that is listed can be reached from home by links', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const document = documents.get(path);
    for (const href of document ? linksOf(document) : []) {
      if (href.startsWith('/')) reached.add(routedPath(new URL(href, settings.siteOrigin).pathname));
    }
  }
  const listed = sitePages.map(({ path }) => path).filter((path) => path !== '/404' && path !== '/thankyou');
  expect(
    listed.filter((path) => !reached.has(path)),
    'src/shell/footer/links.ts, for one',
  ).toEqual([]);
});

test('on hosts that cannot redirect, each alias is a document that leads on', () => {
  expect(aliasDocuments.map(({ path }) => path).sort()).toEqual(Object.keys(aliases).sort());
  for (const { path, document } of aliasDocuments) {
    const target = aliases[path] ?? '';
    expect(documents.has(target)).toBe(true);
    expect(document.documentElement.lang).toBe('en-IN');
    expect(texts(document, 'meta[name=robots]')).toEqual(['noindex']);
    expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(
      `0; url=${target}`,
    );
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      settings.siteOrigin + target,
    );
    expect(document.querySelector('a')?.getAttribute('href')).toBe(target);
  }
});
