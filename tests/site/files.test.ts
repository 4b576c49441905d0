import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articles } from 'virtual:articles';
import { services } from 'virtual:services';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sitePages } from '../../src/content/sitePages.ts';
import { feed as writeFeed } from '../../src/seo/files.ts';
import { settings } from '../../src/settings.ts';
import { palette } from '../../src/theme/palette.ts';
import { otherCanonicals } from '../specification/values/pages.ts';
import { builtPages } from '../support/builtSite.ts';
import { readBuilt, siteDir } from '../support/siteFiles.ts';

/** @throws when the text is not well-formed XML */
const parseXml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;
const parse = (path: string) => parseXml(readBuilt(path));
const textsOf = (document: Document | Element, tag: string) =>
  [...document.getElementsByTagName(tag)].map(({ textContent }) => textContent);

test('sitemap.xml lists the indexable pages whose canonical link is their own, and nothing else', () => {
  const indexable = builtPages.filter(
    ({ path, document }) =>
      document.querySelector('meta[name=robots][content*=noindex]') === null &&
      document.querySelector('link[rel=canonical]')?.getAttribute('href') === settings.siteOrigin + path,
  );
  const list = parse('sitemap.xml');
  expect(list.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(list, 'loc').sort()).toEqual(indexable.map(({ path }) => settings.siteOrigin + path).sort());
  // Not-found and thank-you keep search engines out; two articles name another canonical link (BLOG-6).
  expect(indexable).toHaveLength(sitePages.length - 2 - Object.keys(otherCanonicals).length);
});

test('sitemap.xml says when each article was last changed', () => {
  const changes = new Map(
    [...parse('sitemap.xml').getElementsByTagName('url')].map((url) => [
      textsOf(url, 'loc')[0],
      textsOf(url, 'lastmod')[0],
    ]),
  );
  const listed = articles.filter(({ path }) => changes.has(settings.siteOrigin + path));
  expect(listed.length).toBeGreaterThan(0);
  for (const { path, date, updated } of listed)
    expect(changes.get(settings.siteOrigin + path), path).toBe(updated ?? date);
});

test('robots.txt lets every page be read and no call be made, and says where the sitemap is', () => {
  const robots = readBuilt('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\n/);
  expect(robots).toContain(`\nSitemap: ${settings.siteOrigin}/sitemap.xml\n`);
  const refused = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  expect(refused).toEqual([`${settings.apiBase}/`]);
  for (const { path } of sitePages) {
    for (const prefix of refused) expect(path.startsWith(prefix)).toBe(false);
  }
});

test('robots.txt refuses nothing when the calls go to another origin', async () => {
  vi.resetModules();
  vi.doMock('../../src/settings.ts', () => ({
    settings: { ...settings, apiBase: 'https://api.agency.example/v1' },
  }));
  onTestFinished(() => {
    vi.doUnmock('../../src/settings.ts');
    vi.resetModules();
  });
  const { robots } = await import('../../src/seo/files.ts');
  expect(robots()).toMatch(/^Disallow:$/m);
});

describe('the feed', () => {
  const feed = parse('blog/rss.xml');

  test('is RSS 2.0 with every article, newest first', () => {
    expect(feed.documentElement.tagName).toBe('rss');
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    const items = [...feed.getElementsByTagName('item')];
    expect(items.map((item) => textsOf(item, 'title')[0])).toEqual(articles.map(({ title }) => title));
    expect(items.map((item) => textsOf(item, 'description')[0])).toEqual(
      articles.map(({ description }) => description),
    );
    const creators = feed.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator');
    expect(Array.from(creators, ({ textContent }) => textContent)).toEqual(
      articles.map(({ author }) => author),
    );
    const tiles = new Map<string, string>(services.map(({ slug, tile }) => [slug, tile]));
    expect(items.map((item) => textsOf(item, 'category'))).toEqual(
      articles.map((article) => article.services.map((slug) => tiles.get(slug))),
    );
    const dates = items.map((item) => Date.parse(textsOf(item, 'pubDate')[0] ?? ''));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(dates).not.toContain(Number.NaN);
  });

  test.each(['Asia/Kolkata', 'America/Los_Angeles'])('has the same dates when built in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const document = parseXml(writeFeed(articles, services));
    const midnights = articles.map(({ date }) => new Date(`${date}T00:00:00Z`).toUTCString());
    expect(textsOf(document, 'pubDate')).toEqual(midnights);
    expect(textsOf(document, 'lastBuildDate')).toEqual([midnights[0]]);
  });

  test('holds the signs of markup in an article’s words', () => {
    const signs = 'Shops & <services>, "at" once';
    const [article] = articles;
    if (!article) throw new Error('There is no article.');
    const texts = { title: signs, description: signs, author: signs as typeof article.author };
    const [item] = parseXml(writeFeed([{ ...article, ...texts }], services)).getElementsByTagName('item');
    for (const tag of ['title', 'description', 'dc:creator'])
      expect(textsOf(item as Element, tag)).toEqual([signs]);
  });

  test('leads to each article, under an identity of its own', () => {
    const items = [...feed.getElementsByTagName('item')];
    expect(items.map((item) => textsOf(item, 'link')[0])).toEqual(
      articles.map(({ path }) => settings.siteOrigin + path),
    );
    expect(new Set(items.map((item) => textsOf(item, 'guid')[0])).size).toBe(items.length);
    expect(feed.querySelectorAll('guid[isPermaLink=false]'), 'which is its address').toHaveLength(0);
    expect(textsOf(feed, 'link')[0], 'the blog itself').toBe(`${settings.siteOrigin}/blog`);
    expect(textsOf(feed, 'language')).toEqual(['en-IN']);
  });

  test('is linked in the heads of the blog and of every article, and nowhere else', () => {
    const linking = builtPages.filter(({ document }) => document.querySelector('head > link[rel=alternate]'));
    expect(linking.map(({ path }) => path).sort()).toEqual(
      ['/blog', ...articles.map(({ path }) => path)].sort(),
    );
    const link = `link[title="${textsOf(feed, 'title')[0]}"][type="application/rss+xml"][href="/blog/rss.xml"]`;
    for (const { document } of linking) expect(document.querySelector(`head > ${link}`)).not.toBeNull();
    const [itself] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(itself?.getAttribute('href')).toBe(`${settings.siteOrigin}/blog/rss.xml`);
    expect(itself?.getAttribute('rel')).toBe('self');
  });
});

test('the manifest names its icons, and no page fetches it before it is painted', async () => {
  for (const { document } of builtPages)
    expect(document.querySelectorAll('link[rel=manifest]')).toHaveLength(0);
  const { theme_color: theme, icons, ...app } = JSON.parse(readBuilt('site.webmanifest'));
  for (const { document } of builtPages)
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(theme);
  expect(app).toMatchObject({
    // Another one would be another app to a telephone.
    id: '/',
    name: 'The Agency Way',
    short_name: 'TAW',
    start_url: '/',
    // With a way back: the pages have none of their own.
    display: 'minimal-ui',
    lang: 'en-IN',
    background_color: palette.chuna,
  });
  const forms = icons.map(
    ({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`,
  );
  expect(forms).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  expect(new Set(icons.map(({ src }: { src: string }) => src)).size, 'a picture of its own each').toBe(3);
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(join(siteDir, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
});

test('every page names an icon for tabs, and one for the home screens of iPhones', () => {
  for (const { path, document } of builtPages)
    for (const icon of ['icon', 'apple-touch-icon'])
      expect(document.querySelectorAll(`head > link[rel=${icon}]`), `${icon} of ${path}`).toHaveLength(1);
});

test('favicon.ico holds one PNG of 32 px, for browsers that draw no SVG', async () => {
  const icon = await readFile(join(siteDir, 'favicon.ico'));
  const directory = { type: icon.readUInt16LE(2), images: icon.readUInt16LE(4) };
  expect(directory).toEqual({ type: 1, images: 1 });
  const [size, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(offset + size).toBe(icon.length);
  expect(await sharp(icon.subarray(offset)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
});
