import { articles } from 'virtual:articles';
import { describe, expect, test } from 'vitest';
import { clients } from '../../src/content/clients.ts';
import { engagements } from '../../src/content/engagements.ts';
import { inRupees, pricesWords } from '../../src/content/prices.ts';
import { services } from '../../src/content/services/index.ts';
import { builtPages, pageAt } from '../support/builtSite.ts';

const servicePages = builtPages.filter(({ path }) => path.startsWith('/services/'));

test('the prices of all services stand in one table that can be read by ear and by keyboard', () => {
  const table = pageAt('/services').querySelector('#prices table');
  const region = table?.closest('section');
  expect(table?.querySelector('caption')?.id).toBe(region?.getAttribute('aria-labelledby'));
  expect(table?.querySelectorAll('th[scope=col]')).toHaveLength(6);
  expect(table?.querySelectorAll('th[scope=row]')).toHaveLength(services.length);
});

test.each(servicePages)(
  '$path has a description, offerings, logos and two neighbours',
  ({ path, document }) => {
    const count = (selector: string) => document.querySelectorAll(`main ${selector}`).length;
    expect(count('section[aria-label] > p'), 'its tagline').toBe(1);
    expect(count('section[aria-label] > div > div:first-child > p')).toBeGreaterThanOrEqual(2);
    expect(count('section[aria-label] li > h3')).toBeGreaterThanOrEqual(5);
    expect(count('section[aria-label="Our Clients"] li img')).toBeGreaterThanOrEqual(11);
    const neighbours = document.querySelectorAll('nav[aria-label="Neighbouring services"] a');
    const ring = services.map(({ slug }) => `/services/${slug}`);
    const at = ring.indexOf(path);
    expect(Array.from(neighbours, (link) => link.getAttribute('href'))).toEqual([
      ring.at(at - 1),
      ring[(at + 1) % ring.length],
    ]);
  },
);

test.each([pageAt('/services'), ...servicePages.map(({ document }) => document)])(
  'prices are marked as unconfirmed',
  (document) => {
    expect(document.querySelector('#prices')?.textContent).toContain('yet to confirm');
  },
);

describe.each(services.map(({ slug }) => [slug, engagements[slug]] as const))(
  'the terms of %s',
  (slug, { trial, smallest, usual, hours, team, moves, payment, beside, asks }) => {
    const textOf = (element: Element | null | undefined) =>
      element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    const [least, most] = [inRupees(usual.from), inRupees(usual.to)];

    test('stand on its page', () => {
      const rows = pageAt(`/services/${slug}`).querySelectorAll('#prices dl > div');
      const terms = Array.from(rows, (row) => [
        textOf(row.querySelector('dt')),
        textOf(row.querySelector('dd')),
      ]);
      const { service: words } = pricesWords;
      expect(terms).toEqual([
        [words.trial, [inRupees(trial.rupees), ...trial.yields].join('')],
        [words.smallest, `${inRupees(smallest.rupees)} ${smallest.per}${smallest.work}.`],
        [words.usual, `${least} to ${most} ${usual.per}`],
        [words.moves, moves],
        [words.hours, `${hours.from} to ${hours.to} ${words.hoursOf}.`],
        [words.team, team.map(({ role, does }) => `${role} ${does}`).join('')],
        [words.payment, payment],
        [words.beside, beside],
        [words.asks, asks],
      ]);
    });

    test('stand in the table of all services, in the row that leads to its page', () => {
      const row = pageAt('/services').querySelector(`#prices tr:has(a[href="/services/${slug}#prices"])`);
      expect(Array.from(row?.querySelectorAll('td') ?? [], textOf)).toEqual([
        inRupees(trial.rupees),
        `${inRupees(smallest.rupees)} ${smallest.per}${smallest.work}`,
        `${least} to ${most}${usual.per}`,
        `${hours.from} to ${hours.to}`,
        team[0].role,
      ]);
    });
  },
);

const specimens = services.flatMap(({ slug, specimen }) => (specimen ? [{ slug, ...specimen }] : []));

test.each(specimens.filter(({ client }) => client !== undefined))(
  'the sample on /services/$slug says that its client and its figures are invented (TEXT-1, TEXT-2)',
  ({ slug, id, client }) => {
    const sample = pageAt(`/services/${slug}`).querySelector(`#${id}`);
    expect(sample?.textContent).toContain(`The client ${client} (`);
    expect(sample?.textContent).toContain('is invented, and so is every figure');
    const logo = clients.find(({ name }) => name === client)?.slug;
    expect(sample?.querySelector('img')?.getAttribute('src'), 'its letterhead').toMatch(`.svg#${logo}`);
  },
);

test.each(specimens)(
  'the sample on /services/$slug has its facts, and each row of its tables',
  (specimen) => {
    const { slug, id, facts, parts } = specimen;
    const sample = pageAt(`/services/${slug}`).querySelector(`#${id}`)?.textContent;
    for (const { term, value } of facts) expect(sample).toContain(term + value);
    for (const { table } of parts)
      for (const cells of [...(table?.rows ?? []), table?.total ?? []])
        expect(sample).toContain(cells.join(''));
  },
);

test.each(servicePages)('$path leads to all prices, and to articles about it', ({ path, document }) => {
  const ways = [...document.querySelectorAll('#prices > div > a')].map((link) => link.getAttribute('href'));
  expect(ways, 'to all prices, and to the samples').toEqual(['/services#prices', '/services#specimens']);
  const links = document.querySelectorAll('section[aria-labelledby=reading] a[href^="/blog/"]');
  expect(links.length).toBeGreaterThan(0);
  const about = articles.filter((article) => article.services.some((slug) => path.endsWith(`/${slug}`)));
  for (const link of links) expect(about.map((article) => article.path)).toContain(link.getAttribute('href'));
});
