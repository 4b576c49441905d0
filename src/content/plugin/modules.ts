import type { Article, ArticleSummary, Service, ServiceSummary } from '../types.ts';
import type { ArticleSource } from './article.ts';
import { relatedTo } from './articles.ts';
import { pictureModule } from './pictures.ts';

type Pictured<T> = Omit<T, 'picture'> & { picture: string };

const summaryOf = (article: ArticleSource): Pictured<ArticleSummary> => ({
  slug: article.slug,
  path: `/blog/${article.slug}`,
  title: article.title,
  description: article.description,
  date: article.date,
  author: article.author,
  services: article.services,
  minutes: article.minutes,
  picture: article.picture,
  alt: article.alt,
});

/** The source of a module that exports data; entries called `picture` become the pictures they name. */
function moduleOf(exported: string, data: unknown): string {
  const imports = new Map<string, string>();
  const json = JSON.stringify(data, null, 1).replace(/"picture": "([a-z0-9-]+)"/g, (_, name: string) => {
    const local = `picture${imports.size}`;
    const known = imports.get(name);
    if (known === undefined) imports.set(name, local);
    return `"picture": ${known ?? local}`;
  });
  return [
    ...[...imports].map(([name, local]) => `import ${local} from ${JSON.stringify(pictureModule(name))};`),
    `${exported} ${json};`,
  ].join('\n');
}

/** `virtual:articles` */
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

/** `virtual:services` */
export function serviceListModule(services: readonly Service[]): string {
  const summaries = services.map(
    ({ slug, tile, heading, tagline, division, summary }) =>
      ({ slug, path: `/services/${slug}`, tile, heading, tagline, division, summary }) as ServiceSummary,
  );
  return moduleOf('export const services =', summaries);
}
