import { services } from '../services/index.ts';
import type { ArticleSource } from './article.ts';
import { pictureModule } from './pictureModules.ts';
import type { Article, ArticleSummary, Reading, ServiceSummary } from './types.ts';

type Pictured<T> = Omit<T, 'picture'> & { picture: string };

const summaryOf = ({ body, canonical, faq, ...summary }: ArticleSource): Pictured<ArticleSummary> => ({
  ...summary,
  path: `/blog/${summary.slug}`,
});

/** Three other articles: most services in common first, then newest. */
export function relatedTo({ slug, services }: ArticleSource, all: readonly ArticleSource[]): ArticleSource[] {
  const shared = (other: ArticleSource) =>
    other.services.filter((service) => services.includes(service)).length;
  return all
    .filter((other) => other.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, 3);
}

/** Source code of a module that exports `data`; each `picture: 'NAME'` becomes an import of that picture. */
function moduleOf(exported: string, data: unknown): string {
  const imports = new Map<string, string>();
  const json = JSON.stringify(data, null, 1).replace(/"picture": "([a-z0-9-]+)"/g, (_, name: string) => {
    const local = imports.get(name) ?? `picture${imports.size}`;
    imports.set(name, local);
    return `"picture": ${local}`;
  });
  return [
    ...[...imports].map(([name, local]) => `import ${local} from ${JSON.stringify(pictureModule(name))};`),
    `${exported} ${json};`,
  ].join('\n');
}

export const articleListModule = (articles: readonly ArticleSource[]) =>
  moduleOf('export const articles =', articles.map(summaryOf));

/**
 * The module of one article, from its Markdown file.
 * @param body the id of the module with its body
 */
export function articleModule(article: ArticleSource, all: readonly ArticleSource[], body: string): string {
  const whole: Pictured<Omit<Article, 'related' | 'html'>> & { related: Pictured<ArticleSummary>[] } = {
    ...summaryOf(article),
    canonical: article.canonical,
    words: article.body.words,
    contents: article.body.contents,
    faq: article.faq,
    related: relatedTo(article, all).map(summaryOf),
  };
  return `${moduleOf('export default', whole)}\nexport const loadBody = () => import(${JSON.stringify(body)});`;
}

/** The module of an article's body. */
export const bodyModule = ({ body }: ArticleSource) => `export default ${JSON.stringify(body.html)};`;

const serviceSummaries = services.map(
  ({ slug, tile, heading, tagline, division, summary, specimen }): ServiceSummary => ({
    slug,
    path: `/services/${slug}`,
    tile,
    heading,
    tagline,
    division,
    summary,
    ...(specimen && { specimen: { id: specimen.id, name: specimen.name } }),
  }),
);

export const serviceListModule = () => moduleOf('export const services =', serviceSummaries);

/** The most articles that a service's page lists. */
const READING = 3;

/** The articles about a service: those with it as their main service, then the others; both newest first. */
export function readingAbout(
  service: ArticleSource['services'][number],
  articles: readonly ArticleSource[],
): Reading[] {
  const rank = ({ services }: ArticleSource) => (services[0] === service ? 0 : 1);
  return articles
    .filter(({ services }) => services.includes(service))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, READING)
    .map(({ slug, title, author, minutes }) => ({ path: `/blog/${slug}`, title, author, minutes }));
}

export const readingModule = (articles: readonly ArticleSource[]) =>
  moduleOf(
    'export const reading =',
    Object.fromEntries(services.map(({ slug }) => [slug, readingAbout(slug, articles)])),
  );
