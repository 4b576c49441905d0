import { agency } from '../content/agency.ts';
import { FEED_PATH, type PageMeta } from '../content/pages.ts';
import type { ArticleSummary, ServiceSummary } from '../content/plugin/types.ts';
import { settings } from '../settings.ts';
import { palette } from '../theme/palette.ts';

const { siteOrigin, apiBase } = settings;

/** Escapes a text for elements and attributes of XML and HTML. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** True for pages that search engines should list: without `noIndex`, and with their own route as canonical link. */
const isListed = (path: string, { noIndex, canonical }: PageMeta) => !noIndex && canonical === path;

/** `/sitemap.xml` */
export const sitemap = (pages: readonly { path: string; meta: PageMeta }[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ path, meta }) => isListed(path, meta))
      .map(({ path, meta: { published, modified = published } }) => {
        const changed = modified ? `<lastmod>${modified}</lastmod>` : '';
        return `  <url><loc>${escapeMarkup(siteOrigin + path)}</loc>${changed}</url>`;
      }),
    '</urlset>',
    '',
  ].join('\n');

/** `/robots.txt`: allows every page; those that must not be listed carry `noindex`. */
export const robots = () =>
  [
    'User-agent: *',
    apiBase.startsWith('/') ? `Disallow: ${apiBase}/` : 'Disallow:',
    '',
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ].join('\n');

const rssDate = (date: string) => new Date(`${date}T00:00:00Z`).toUTCString();

function feedItem(article: ArticleSummary, tiles: ReadonlyMap<string, string>): string {
  const url = escapeMarkup(siteOrigin + article.path);
  return [
    '    <item>',
    `      <title>${escapeMarkup(article.title)}</title>`,
    `      <link>${url}</link>`,
    `      <guid isPermaLink="true">${url}</guid>`,
    `      <pubDate>${rssDate(article.date)}</pubDate>`,
    `      <dc:creator>${escapeMarkup(article.author)}</dc:creator>`,
    ...article.services.map((slug) => `      <category>${escapeMarkup(tiles.get(slug) ?? slug)}</category>`),
    `      <description>${escapeMarkup(article.description)}</description>`,
    '    </item>',
  ].join('\n');
}

/**
 * The blog's feed, RSS 2.0.
 * @param articles newest first
 */
export function feed(articles: readonly ArticleSummary[], services: readonly ServiceSummary[]): string {
  const tiles = new Map<string, string>(services.map(({ slug, tile }) => [slug, tile]));
  const newest = articles[0]?.date;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeMarkup(agency.name)}: blog</title>`,
    `    <link>${escapeMarkup(siteOrigin)}/blog</link>`,
    `    <atom:link href="${escapeMarkup(siteOrigin + FEED_PATH)}" rel="self" type="application/rss+xml" />`,
    `    <description>What ${escapeMarkup(agency.name)} in ${agency.place.locality} has learnt, written down by those who do the work.</description>`,
    '    <language>en-IN</language>',
    ...(newest ? [`    <lastBuildDate>${rssDate(newest)}</lastBuildDate>`] : []),
    ...articles.map((article) => feedItem(article, tiles)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The web app manifest, for the home screens of telephones. */
export const webManifest = () =>
  `${JSON.stringify(
    {
      id: '/',
      name: agency.name,
      short_name: agency.abbreviation,
      start_url: '/',
      display: 'minimal-ui',
      lang: 'en-IN',
      theme_color: palette.raat,
      background_color: palette.chuna,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        // Launchers may crop it to any shape.
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;

/** The page of an alias on hosts that cannot redirect: refreshes to the target and names it as canonical. */
export function aliasPage(target: string): string {
  const url = escapeMarkup(siteOrigin + target);
  return [
    '<!doctype html>',
    '<html lang="en-IN">',
    `<head><meta charset="utf-8"><title>${escapeMarkup(agency.name)}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${url}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeMarkup(target)}"></head>`,
    `<body><p><a href="${escapeMarkup(target)}">This page is here</a>.</p></body>`,
    '</html>',
    '',
  ].join('\n');
}
