import { existsSync } from 'node:fs';
import { services } from 'virtual:services';
import { describe, expect, test } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { jobs } from '../../src/content/jobs.ts';
import { labelOf } from '../../src/content/pages.ts';
import { settings } from '../../src/settings.ts';
import { builtPages, pageAt } from '../support/builtSite.ts';
import { siteDir } from '../support/siteFiles.ts';

interface Node {
  '@type': string;
  [property: string]: unknown;
}

const absolute = (path: string) => settings.siteOrigin + path;
const agencyItself = { '@id': absolute('/#organization') };

function graphOf(document: Document): Node[] {
  const [script] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(script?.textContent, 'a text could end the element').not.toContain('<');
  const { '@context': context, '@graph': graph } = JSON.parse(script?.textContent ?? '{}');
  expect(context).toBe('https://schema.org');
  return graph;
}

const ofType = (graph: Node[], type: string) => graph.filter((node) => node['@type'] === type);

/** The visible questions of the page. */
function visibleFaq(document: Document) {
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return [...document.querySelectorAll('main details')].map((details) => {
    const question = details.querySelector('summary');
    const answer = [...details.children].filter((child) => child !== question);
    return [tidy(question?.textContent), tidy(answer.map(({ textContent }) => textContent).join(' '))];
  });
}

/** Pages of a kind of their own. */
const pageTypes: Readonly<Record<string, string>> = {
  '/about-us': 'AboutPage',
  '/contact': 'ContactPage',
  '/blog': 'CollectionPage',
  '/services': 'CollectionPage',
};

describe.each(builtPages)('$path', ({ path, document }) => {
  const isService = path.startsWith('/services/');
  const isArticle = path.startsWith('/blog/');
  const heading = document.querySelector('h1')?.textContent;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const canonical = attribute('link[rel=canonical]', 'href');
  const description = attribute('meta[name=description]', 'content');

  test('it has one graph, with the agency and the site in it', () => {
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    const graph = graphOf(document);
    const [organization] = ofType(graph, 'Organization');
    const telephone = attribute('a[href^="tel:"]', 'href')?.replace('tel:', '');
    expect(organization).toMatchObject({
      name: agency.name,
      alternateName: agency.abbreviation,
      url: absolute('/'),
      email: agency.email,
      telephone,
      address: { addressCountry: 'IN' },
      sameAs: agency.social.map(({ href }) => href),
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'sales', telephone, email: agency.email },
        { '@type': 'ContactPoint', contactType: 'human resources', email: agency.hiringEmail },
      ],
    });
    const { streetAddress: street, ...place } = { ...(organization?.address as Record<string, string>) };
    const town = `${place.addressLocality}, ${place.addressRegion} ${place.postalCode}, India`;
    expect(`${street}, ${town}`, 'as a visitor reads it').toBe(agency.address.join(', '));
    expect(existsSync(siteDir + String(organization?.logo).replace(settings.siteOrigin, ''))).toBe(true);
    expect(ofType(graph, 'WebSite')).toMatchObject([{ url: absolute('/'), publisher: agencyItself }]);
    const json = JSON.stringify(graph);
    expect(json).not.toContain('undefined');
    for (const [, language] of json.matchAll(/"inLanguage":"(.*?)"/g)) expect(language).toBe('en-IN');
  });

  test('its page is the one that a visitor sees, under its canonical address', () => {
    expect(graphOf(document)[2]).toMatchObject({
      '@type': pageTypes[path] ?? 'WebPage',
      url: canonical,
      name: document.title,
      description,
      isPartOf: { '@id': absolute('/#website') },
    });
  });

  test('every @id it refers to is in the same graph, and no two nodes have one', () => {
    const graph = graphOf(document);
    const ids = graph.flatMap((node) => node['@id'] ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    const json = JSON.stringify(graph);
    const references = [...json.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    for (const id of references) expect(json).toContain(`"@id":"${id}",`);
  });

  test('it says where it stands, unless it stands at the top', () => {
    const [breadcrumbs] = ofType(graphOf(document), 'BreadcrumbList');
    if (path === '/' || path === '/404') return expect(breadcrumbs).toBeUndefined();
    const items = breadcrumbs?.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const tile = services.find((service) => service.path === path)?.tile;
    expect(items.map(({ name, item }) => [name, item])).toEqual([
      ['Home', absolute('/')],
      ...(isService ? [['Services', absolute('/services')]] : isArticle ? [['Blog', absolute('/blog')]] : []),
      [tile ?? (isArticle ? heading : labelOf(path)), absolute(path)],
    ]);
  });

  test('its FAQPage is the FAQ that a visitor reads, and stands only there', () => {
    const faq = visibleFaq(document);
    const pages = ofType(graphOf(document), 'FAQPage');
    expect(pages).toHaveLength((isService || isArticle) && faq.length > 0 ? 1 : 0);
    for (const page of pages) {
      const questions = page.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(faq);
    }
  });

  test('it is a service, an article or a list of openings exactly where it is one', () => {
    const graph = graphOf(document);
    expect(ofType(graph, 'Service').map(({ url, name }) => [url, name])).toEqual(
      isService ? [[absolute(path), heading]] : [],
    );
    expect(ofType(graph, 'BlogPosting')).toHaveLength(isArticle ? 1 : 0);
    expect(ofType(graph, 'JobPosting')).toHaveLength(path === '/careers' ? jobs.length : 0);
  });

  if (isService)
    test('what it offers is what a visitor reads', () => {
      const offers = document.querySelectorAll('main h2:first-child + ul > li:has(> h3)');
      const itemListElement = Array.from(offers, (offer) => ({
        itemOffered: {
          name: offer.querySelector('h3')?.textContent,
          description: offer.querySelector('p')?.textContent,
        },
      }));
      expect(itemListElement).not.toEqual([]);
      const areaServed = { '@type': 'Country', name: 'India' };
      expect(ofType(graphOf(document), 'Service')).toMatchObject([
        { provider: agencyItself, description, areaServed, hasOfferCatalog: { itemListElement } },
      ]);
    });

  if (isArticle)
    test('its article is the one that a visitor reads', () => {
      const [article] = ofType(graphOf(document), 'BlogPosting');
      expect(article).toMatchObject({ headline: heading, description });
      const [published, updated] = [...document.querySelectorAll('main header time')];
      expect(article?.datePublished).toBe(published?.getAttribute('datetime'));
      expect(article?.dateModified).toBe(updated?.getAttribute('datetime'));
      const [, minutes] = `${article?.timeRequired}`.split(/T|M$/);
      expect(document.querySelector('main header p > :last-child')?.textContent).toBe(`${minutes} min read`);
      expect(article?.wordCount, 'BLOG-11').toBeGreaterThanOrEqual(700);
      expect(article?.image).toBe(absolute(attribute('article img', 'src') ?? ''));
      expect(article).toMatchObject({ author: agencyItself, publisher: agencyItself });
      expect(article?.mainEntityOfPage).toEqual({ '@id': canonical });
    });
});

const postingsOfCareers = () => ofType(graphOf(pageAt('/careers')), 'JobPosting');

test('the openings are those of careers (CAREER-2), with their salaries in rupees a year', () => {
  const shown = postingsOfCareers().map(({ title, baseSalary, datePosted }) => {
    const { currency, value } = baseSalary as {
      currency: string;
      value: { minValue: number; maxValue: number; unitText: string };
    };
    const salary = `${value.minValue / 100_000}-${value.maxValue / 100_000} LPA`;
    return { title, salary, postDate: datePosted, money: [currency, value.unitText] };
  });
  expect(shown).toEqual(
    jobs.map(({ title, salary, postDate }) => ({
      title,
      salary,
      postDate: postDate.replace(/(..)\/(..)\/(....)/, '$3-$2-$1'),
      money: ['INR', 'YEAR'],
    })),
  );
});

test('the openings say where they are, what they ask for and hold, and that the page takes no application (CAREER-12)', () => {
  const listOf = (entries: readonly string[]) => `<ul><li>${entries.join('</li><li>')}</li></ul>`;
  expect(postingsOfCareers()).toMatchObject(
    jobs.map(({ location, experience, responsibilities, requirements }) => ({
      employmentType: 'FULL_TIME',
      hiringOrganization: agencyItself,
      jobLocation: { address: { addressLocality: location } },
      description: `<p>Responsibilities</p>${listOf(responsibilities)}<p>Requirements</p>${listOf(requirements)}`,
      experienceRequirements: { monthsOfExperience: Number.parseInt(experience, 10) * 12 },
      directApply: false,
      url: absolute('/careers'),
    })),
  );
});
