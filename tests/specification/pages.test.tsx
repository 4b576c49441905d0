import { describe, expect, test } from 'vitest';
import { agency as agencyData } from '../../src/content/agency.ts';
import { routedPath, aliases as siteAliases } from '../../src/content/pages.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { settings } from '../../src/settings.ts';
import { palette } from '../../src/theme/palette.ts';
import { type WallName, walls } from '../../src/theme/walls.ts';
import { readSource, sourcesIn } from '../support/sources.ts';
import { linksOf, renderPage, textOf, textsOf } from './render.tsx';
import {
  aliases,
  articlePaths,
  encodedAlias,
  otherCanonicals,
  routes,
  routesBeside,
  spellings,
  titles,
  unknownPaths,
} from './values/pages.ts';
import { notFound, services } from './values/screens.ts';
import { agency, chatAddress, fiction, header, mapsAddress, socialProfiles } from './values/shell.ts';

const canonicalOf = (document: Document) =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href');

const paths = sitePages.map(({ path }) => path);

/** The site's code, without pictures and generated files. */
const code = sourcesIn('src').filter(
  (file) => /\.tsx?$/.test(file) && !/^src\/media|\.gen\.ts$|node_modules/.test(file),
);

describe('the pages', () => {
  test('are those of the list, in its order, and no others than these beside and further articles', () => {
    const beside: readonly string[] = [...routesBeside, '/404'];
    const isFurther = (path: string) => path.startsWith('/blog/') && !articlePaths.includes(path);
    const found = paths.filter((path) => !beside.includes(path) && !isFurther(path));
    expect(found, 'values/pages.ts lists every page that the site may have, except new articles').toEqual(
      routes,
    );
  });

  test('have these other addresses', () => {
    expect(siteAliases).toEqual(aliases);
    expect(routedPath(encodedAlias)).toBe(aliases['/blog/{token}']);
  });

  test.each(spellings)('%s is known as %s', (spelled, path) => {
    expect(routedPath(spelled)).toBe(path);
  });

  test.each(unknownPaths)('%s is no page', async (path) => {
    const document = await renderPage(path);
    expect(textsOf(document, 'main h1')).toEqual([notFound.heading]);
  });
});

describe.each(routes)('%s', (path) => {
  test('has a title and a canonical link', async () => {
    const document = await renderPage(path);
    expect(textsOf(document, 'title')).toEqual([
      titles[path as keyof typeof titles] ?? expect.stringMatching(/./),
    ]);
    expect(canonicalOf(document)).toBe(settings.siteOrigin + (otherCanonicals[path] ?? path));
  });

  test('has the header: the logo and the links, in their colour', async () => {
    const document = await renderPage(path);
    const bar = document.querySelector('header');
    const [logo, ...links] = linksOf(bar);
    expect(logo).toEqual([agency.name, header.logo]);
    expect(links.slice(0, header.links.length)).toEqual(header.links);
    expect(textsOf(bar, 'nav ul a')).toHaveLength(header.links.length);

    const colour = palette[walls[(bar?.dataset.wall ?? '') as WallName].text];
    const isWhite = colour === '#FFFFFF';
    const isBlack = /^#(0.){3}$/.test(colour);
    const wanted = path === '/' ? header.textAtHome : header.textElsewhere;
    expect({ white: isWhite, black: isBlack }).toEqual({
      white: wanted === 'white',
      black: wanted === 'black',
    });
    const first = document.querySelector<HTMLElement>('main > section:first-child[data-wall]');
    if (first) expect(first.dataset.wall, 'the wall goes on in the first section').toBe(bar?.dataset.wall);
  });

  test('has the footer: the social profiles, the services, the pages beside (PAGE-2, PAGE-3) and the year', async () => {
    const footer = (await renderPage(path)).querySelector('footer');
    const profiles = linksOf(footer?.querySelector('[aria-label="Social profiles"]'));
    expect(profiles.map(([name, href]) => [name, new URL(href).host])).toEqual(socialProfiles);
    expect(linksOf(footer?.querySelector('nav[aria-label="Services"]'))).toEqual(services.tiles);
    const targets = linksOf(footer).map(([, href]) => href);
    expect(targets).toEqual(expect.arrayContaining(routesBeside.filter((beside) => paths.includes(beside))));
    expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} ${agency.name}`);
  });

  test('ends with the dock: the way to the top and the chat link', async () => {
    const dock = (await renderPage(path)).querySelector('footer ~ aside');
    expect(dock?.querySelectorAll('button')).toHaveLength(1);
    expect(linksOf(dock).map(([, href]) => href)).toEqual([agencyData.chatHref]);
    expect(dock?.querySelector('a')?.target).toBe('_blank');
  });
});

describe('the agency', () => {
  const { name, abbreviation, phone, address, mapsHref, chatHref, social } = agencyData;

  test('is called by its name and abbreviation', () => {
    expect({ name, abbreviation }).toEqual(agency);
  });

  test('has both in one module, from which everything else takes them (OWNER-1)', () => {
    const names = new RegExp(`${name}|\\b${abbreviation}\\b`);
    expect(code.filter((file) => names.test(readSource(file)))).toEqual(['src/content/agency.ts']);
  });

  test.each(['email', 'hiringEmail', 'senderEmail'] as const)('has a fictional %s', (mailbox) => {
    expect(agencyData[mailbox].endsWith(fiction.mailDomain)).toBe(true);
  });

  test('has a fictional phone number, the same in every link', () => {
    const digits = phone.label.replace(/\D/g, '');
    expect(phone.label.startsWith(fiction.phonePrefix)).toBe(true);
    expect(digits).toHaveLength(fiction.phoneDigits);
    expect(phone.href).toBe(`tel:+${digits}`);
    expect(chatHref).toBe(chatAddress + digits);
  });

  test('has one handle, which nobody can have, on the real services', () => {
    for (const { href } of social) expect(new URL(href).protocol).toBe('https:');
    const handles = new Set(social.map(({ href }) => new URL(href).pathname.replace(/^\/(company\/)?/, '')));
    expect(handles.size).toBe(1);
    // Twitter allows 15 characters, Instagram 30; neither allows a hyphen, nor does Facebook.
    expect([...handles][0]).toMatch(/^(?=.*-)[a-z-]{31,}$/);
  });

  test('is found on the map by its address', () => {
    const maps = new URL(mapsHref);
    expect(maps.origin + maps.pathname).toBe(mapsAddress);
    expect(Object.fromEntries(maps.searchParams)).toEqual({ api: '1', query: address.join(', ') });
  });
});
