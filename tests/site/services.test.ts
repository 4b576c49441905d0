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
});

test.each(servicePages)(
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

test.each([pageAt('/services'), ...servicePages.map(({ document }) => document)])(
  'prices are marked as unconfirmed',
  (document) => {
    expect(document.querySelector('#prices')?.textContent).toContain('yet to confirm');
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

    test('stand in the table of all services, in the row that leads to its page', () => {
      const row = pageAt('/services').querySelector(`#prices tr:has(a[href="/services/${slug}#prices"])`);
      expect(Array.from(row?.querySelectorAll('td') ?? [], textOf).slice(0, 4)).toEqual([
        inRupees(trial.rupees),
        `${inRupees(smallest.rupees)} ${smallest.per}${smallest.work}`,
        `${least} to ${most}${usual.per}`,
        `${hours.from} to ${hours.to}`,
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

test.each(servicePages)('$path names its price, and articles to read', ({ document }) => {
  expect(document.querySelectorAll('#prices dl dt')).toHaveLength(9);
  const ways = [...document.querySelectorAll('#prices > div > a')].map((link) => link.getAttribute('href'));
  expect(ways, 'to all prices, and to the samples').toEqual(['/services#prices', '/services#specimens']);
  const links = document.querySelectorAll('section[aria-labelledby=reading] a[href^="/blog/"]');
  expect(links.length).toBeGreaterThan(0);
});
