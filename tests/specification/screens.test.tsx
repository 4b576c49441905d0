import { describe, expect, test } from 'vitest';
import { aboutWords } from '../../src/content/about.ts';
import { agency } from '../../src/content/agency.ts';
import { answering } from '../../src/content/answering.ts';
import { gridClients, homeStrips } from '../../src/content/clients.ts';
import { dataProtection } from '../../src/content/dataProtection.ts';
import { homeWords } from '../../src/content/home.ts';
import { linksOf, mainOf, textOf, textsOf } from './render.tsx';
import { servicePaths } from './values/pages.ts';
import {
  about,
  clients,
  contact,
  home,
  notFound,
  questionsHeadings,
  service,
  services,
  thankYou,
} from './values/screens.ts';

/** The wanted entries of a list, in the list's order and number. */
const among = (found: readonly string[], wanted: readonly string[]) =>
  found.filter((text) => wanted.includes(text));

const expectHeadings = (main: Element, wanted: readonly string[]) =>
  expect(among(textsOf(main, 'h1, h2, h3'), wanted)).toEqual(wanted);

/** Links with the wanted words have the wanted targets, and there are no more of them. */
const expectLinks = (main: Element, wanted: readonly (readonly [string, string])[]) => {
  const words = wanted.map(([text]) => text);
  expect(linksOf(main).filter(([text]) => words.includes(text))).toEqual(wanted);
};

const itemsIn = (main: Element, strip: string) =>
  main.querySelectorAll(`section[aria-label="${strip}"] li img`).length;

describe('home', () => {
  test('has the tagline over a muted, looping video, and a promotional video', async () => {
    const main = await mainOf(home.path);
    expect(textsOf(main, 'h1')).toEqual([home.tagline]);
    expect(main.querySelectorAll('video[muted][loop][playsinline][disablepictureinpicture]')).toHaveLength(1);
    const film = 'video[aria-labelledby=film][aria-describedby=film-caption][preload=none]';
    expect(main.querySelectorAll(`${film} source`).length).toBeGreaterThan(0);
    expect(main.querySelectorAll('noscript video[controls]'), 'it plays without a script').toHaveLength(1);
  });

  test('has its sections, and ways on', async () => {
    const main = await mainOf(home.path);
    expectHeadings(main, home.headings);
    expectLinks(main, home.links);
    const { about: ofAbout, services: ofServices } = homeWords.explore;
    for (const [path, words] of [
      [about.path, ofAbout],
      [services.path, ofServices],
    ])
      expect(main.querySelectorAll(`a[href="${path}"][aria-description="${words}"]`)).toHaveLength(1);
  });

  test('has a card of each division', async () => {
    const section = (await mainOf(home.path)).querySelector('[aria-labelledby=divisions]');
    expect(textsOf(section, 'h3')).toEqual(home.divisions);
    expect(textsOf(section, 'li p')).toEqual(homeWords.divisions.cards.map(({ sentence }) => sentence));
  });

  test('has two strips of clients', async () => {
    const main = await mainOf(home.path);
    expect([itemsIn(main, 'Clients'), itemsIn(main, 'More clients')]).toEqual(home.strips);
    for (const [index, strip] of ['Clients', 'More clients'].entries()) {
      const logos = main.querySelectorAll(`section[aria-label="${strip}"] li img`);
      expect(Array.from(logos, (logo) => logo.getAttribute('alt'))).toEqual(
        homeStrips[index]?.map(({ name }) => name),
      );
    }
  });

  test('has a carousel of teasers: a picture, a headline, a text and an arrow each, and a dot each', async () => {
    const carousel = (await mainOf(home.path)).querySelector(`section[aria-roledescription=carousel]`);
    expect(carousel?.getAttribute('aria-label')).toBe(home.carousel);
    const slides = [...(carousel?.querySelectorAll('[aria-roledescription=slide]') ?? [])];
    expect(slides).toHaveLength(home.teasers);
    for (const [index, slide] of slides.entries()) {
      const { headline, text } = homeWords.buzz.teasers[index] ?? {};
      expect([...textsOf(slide, 'h3'), ...textsOf(slide, 'p')]).toEqual([headline, text]);
      expect(slide.querySelectorAll('img')).toHaveLength(1);
      expect(slide.querySelector('img')?.alt).toMatch(/\w/);
      expect(linksOf(slide).map(([, href]) => href)).toEqual([home.teaserPath]);
    }
    const dots = carousel?.querySelectorAll('[aria-label="Choose a slide"] button');
    expect(dots).toHaveLength(home.teasers);
  });
});

test('about has its sections, a hero image and a banner', async () => {
  const main = await mainOf(about.path);
  expectHeadings(main, about.headings);
  const hero = main.querySelectorAll<HTMLImageElement>('section:first-child img');
  expect(hero).toHaveLength(1);
  const faces = main.querySelectorAll<HTMLImageElement>('section[aria-labelledby=team] img');
  const ofHero = Array.from(faces, ({ src }) => src === hero[0]?.src);
  expect(ofHero, 'eight of the team are in the hero').toEqual([
    ...Array(8).fill(true),
    ...Array(4).fill(false),
  ]);
  expect(textsOf(main, '[aria-labelledby=team] h3')).toEqual(aboutWords.team.roles.map(({ role }) => role));
  const banner = [...main.querySelectorAll('section')].at(-1);
  expect(banner?.querySelectorAll('img')).toHaveLength(1);
  expect(linksOf(banner)).toEqual(about.links);
});

test('clients has a heading, a banner and a grid of logos (PAGE-11)', async () => {
  const main = await mainOf(clients.path);
  expect(textOf(main.querySelector('h1'))).not.toBe('');
  expect(main.querySelectorAll('section:first-child img')).toHaveLength(1);
  const grid = [...main.querySelectorAll('section[aria-label=Clients] li')];
  expect(grid).toHaveLength(clients.logos);
  expect(grid.map((client) => [client.querySelector('img')?.alt, textOf(client)])).toEqual(
    gridClients.map(({ name, trade }) => [name, trade]),
  );
});

describe('services', () => {
  test('has a tile for each service, in order', async () => {
    const tiles = (await mainOf(services.path)).querySelector('ul[aria-label=Services]');
    expect(textsOf(tiles, 'h2')).toEqual(services.tiles.map(([name]) => name));
    expect(linksOf(tiles).map(([, href]) => href)).toEqual(services.tiles.map(([, path]) => path));
  });

  test('has a banner, a strip of industries and a way to be called back', async () => {
    const main = await mainOf(services.path);
    const banner = main.querySelectorAll<HTMLImageElement>('section:first-child img');
    expect(Array.from(banner, ({ alt }) => alt)).toEqual([expect.stringMatching(/^Eight small windows/)]);
    expect(textOf(main)).toContain('You get a written scope and a price');
    expect(itemsIn(main, 'Industries')).toBe(services.industries);
    expectLinks(main, services.links);
  });

  test('are listed at home by the same names and routes', async () => {
    const list = (await mainOf(home.path)).querySelector('[aria-labelledby=specialty]');
    expect(textsOf(list, 'h3')).toEqual(services.tiles.map(([name]) => name));
    expect(linksOf(list).map(([, href]) => href)).toEqual(services.tiles.map(([, path]) => path));
  });
});

describe.each(servicePaths)('%s', (path) => {
  test('has a title, headings, a way to get in touch, and questions', async () => {
    const main = await mainOf(path);
    expect(textsOf(main, 'h1')).toEqual([expect.stringMatching(/./)]);
    expectHeadings(main, service.headings);
    expectLinks(main, service.links);
    expect(main.querySelectorAll('#faq details')).toHaveLength(service.questions);
    expect(questionsHeadings).toContain(textOf(main.querySelector('#faq h2')));
  });
});

test('contact has the address, a maps link, a phone link, an e-mail link and the form', async () => {
  const main = await mainOf(contact.path);
  const { address, mapsHref, phone, email } = agency;
  for (const line of address) expect(textOf(main.querySelector('address'))).toContain(line);
  expect(main.querySelector(`a[href="${mapsHref}"]`)?.getAttribute('target')).toBe(contact.mapsTarget);
  const rows = [...main.querySelectorAll('dl > div')].map((row) => [
    textOf(row.querySelector('dt')),
    row.querySelector('dd > a')?.getAttribute('href'),
  ]);
  expect(rows).toContainEqual(['Phone', phone.href]);
  expect(rows).toContainEqual(['E-mail', `mailto:${email}`]);
  expect(Array.from(main.querySelectorAll('dd'), (dd) => dd.textContent)).toContain(answering.hours);
  expect(main.querySelectorAll('form')).toHaveLength(1);
});

test.each([
  ['/accessibility', agency.email],
  ['/privacy', dataProtection.contact.email],
])('%s says whom to write to: %s', async (path, mailbox) => {
  expect(
    linksOf((await mainOf(path)).querySelector('p:has(a[href^="mailto:"])')).map(([, href]) => href),
  ).toEqual([`mailto:${mailbox}`, agency.phone.href]);
});

describe.each([
  ['the thank-you page', thankYou.path, thankYou],
  ['the not-found page', '/nowhere', notFound],
] as const)('%s', (_, path, { heading, texts, links }) => {
  test('says its words and leads on', async () => {
    const main = await mainOf(path);
    expect(textsOf(main, 'h1')).toEqual([heading]);
    expect(among(textsOf(main, 'p'), texts)).toEqual(texts);
    expectLinks(main, links);
    expect(main.querySelectorAll('img')).toHaveLength(1);
  });
});
