import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  IdReference,
  JobPosting,
  Organization,
  PostalAddress,
  Service as ServiceNode,
  WebPage,
  WebSite,
} from 'schema-dts';
import { agency } from '../content/agency.ts';
import { postedOn } from '../content/jobs.ts';
import type { PageMeta } from '../content/pages.ts';
import type { Article } from '../content/plugin/types.ts';
import type { Job, Question, Service } from '../content/types.ts';
import { settings } from '../settings.ts';

const absolute = (path: string) => settings.siteOrigin + path;

/** The ids that nodes of every page refer to. */
const ids = {
  organization: absolute('/#organization'),
  website: absolute('/#website'),
} as const;

const reference = (id: string): IdReference => ({ '@id': id });

const { place } = agency;

const postalAddress = (locality: string): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: place.street.join(', '),
  addressLocality: locality,
  addressRegion: place.region,
  postalCode: place.postalCode,
  addressCountry: place.country.code,
});

/** A phone number as `tel:` writes it, without the scheme. */
const telephone = agency.phone.href.replace('tel:', '');

export const organization = (): Organization => ({
  '@type': 'Organization',
  '@id': ids.organization,
  name: agency.name,
  alternateName: agency.abbreviation,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: agency.email,
  telephone,
  address: postalAddress(place.locality),
  sameAs: agency.social.map(({ href }) => href),
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'sales', telephone, email: agency.email, areaServed: 'IN' },
    { '@type': 'ContactPoint', contactType: 'human resources', email: agency.hiringEmail, areaServed: 'IN' },
  ],
});

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': ids.website,
  name: agency.name,
  url: absolute('/'),
  inLanguage: 'en-IN',
  publisher: reference(ids.organization),
});

export const webPage = (
  type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage',
  { title, description, canonical }: PageMeta,
): WebPage => ({
  '@type': type,
  '@id': absolute(canonical),
  url: absolute(canonical),
  name: title,
  description,
  inLanguage: 'en-IN',
  isPartOf: reference(ids.website),
});

/**
 * BreadcrumbList node.
 *
 * @param trail the pages from home down to the page itself
 */
export const breadcrumbs = (trail: readonly { name: string; path: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

export const faqPage = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const service = (
  { heading, tile, metaDescription, offerings }: Service,
  path: string,
): ServiceNode => ({
  '@type': 'Service',
  '@id': `${absolute(path)}#service`,
  name: heading.join(' '),
  alternateName: tile,
  description: metaDescription,
  url: absolute(path),
  provider: reference(ids.organization),
  areaServed: { '@type': 'Country', name: place.country.name },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: heading.join(' '),
    itemListElement: offerings.map(({ name, detail }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description: detail },
    })),
  },
});

export const blogPosting = (article: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${absolute(article.path)}#article`,
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  ...(article.updated ? { dateModified: article.updated } : {}),
  image: absolute(article.picture.src),
  // Articles are signed with a role; the agency is responsible for them.
  author: reference(ids.organization),
  publisher: reference(ids.organization),
  mainEntityOfPage: reference(absolute(article.canonical)),
  wordCount: article.words,
  timeRequired: `PT${article.minutes}M`,
  inLanguage: 'en-IN',
  keywords: [...article.services],
});

/** Rupees a lakh. */
const LAKH = 100_000;

/** '2.4-4.8 LPA' → 240000 and 480000 rupees a year. */
const rupees = (salary: string) =>
  [...salary.matchAll(/[\d.]+/g)].map(([lakhs]) => Math.round(Number(lakhs) * LAKH));

const listMarkup = (entries: readonly string[]) => `<ul><li>${entries.join('</li><li>')}</li></ul>`;

export function jobPosting(job: Job): JobPosting {
  const [minValue = 0, maxValue = minValue] = rupees(job.salary);
  const [years] = /\d+/.exec(job.experience) ?? ['0'];
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>Responsibilities</p>${listMarkup(job.responsibilities)}<p>Requirements</p>${listMarkup(job.requirements)}`,
    datePosted: postedOn(job),
    employmentType: 'FULL_TIME',
    hiringOrganization: reference(ids.organization),
    jobLocation: { '@type': 'Place', address: postalAddress(job.location) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'YEAR' },
    },
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: Number(years) * 12,
    },
    // The form on the page sends nothing (CAREER-12).
    directApply: false,
    url: absolute('/careers'),
  };
}
