import type { Graph, Thing } from 'schema-dts';
import { jobs } from '../content/jobs.ts';
import { labelOf, type PageFile, type PageMeta } from '../content/pages.ts';
import type { Article } from '../content/plugin/types.ts';
import type { Service } from '../content/types.ts';
import * as nodes from './nodes.ts';

/** A page as the router loads it. */
interface ShownPage {
  path: string;
  file: PageFile;
  meta: PageMeta;
  content: unknown;
}

const pageTypes: Partial<Record<PageFile, Parameters<typeof nodes.webPage>[0]>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  blog: 'CollectionPage',
  services: 'CollectionPage',
};

/** `/services/seo` → home, services, and the page itself under its own name. */
function trailOf(path: string, name: string) {
  const parts = path.split('/').slice(1);
  const above = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return [...['/', ...above].map((parent) => ({ name: labelOf(parent), path: parent })), { name, path }];
}

/** The nodes that only this kind of page has. */
function ownNodes({ path, file, content }: ShownPage): Thing[] {
  switch (file) {
    case 'service': {
      const service = content as Service;
      return [
        nodes.breadcrumbs(trailOf(path, service.tile)),
        nodes.service(service, path),
        nodes.faqPage(service.faq),
      ];
    }
    case 'article': {
      const article = content as Article;
      const faq = article.faq.length > 0 ? [nodes.faqPage(article.faq)] : [];
      return [nodes.breadcrumbs(trailOf(path, article.title)), nodes.blogPosting(article), ...faq];
    }
    case 'careers':
      return [nodes.breadcrumbs(trailOf(path, labelOf(path))), ...jobs.map(nodes.jobPosting)];
    case 'home':
    case 'notFound':
      return [];
    default:
      return [nodes.breadcrumbs(trailOf(path, labelOf(path)))];
  }
}

/** A page's structured data, as one graph. */
export const graphOf = (page: ShownPage): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    nodes.organization(),
    nodes.website(),
    nodes.webPage(pageTypes[page.file] ?? 'WebPage', page.meta),
    ...ownNodes(page),
  ],
});
