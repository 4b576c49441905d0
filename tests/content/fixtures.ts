import { type ArticleSource, readArticle } from '../../src/content/plugin/article.ts';

/** A text of this many words. */
export const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** A valid body: a paragraph, two sections, the two links, 711 words. */
export const goodBody = `${words(350)}

## First section

${words(350)} [search](/services/seo) at [The Agency Way](/).

## Second section

The end.
`;

const goodFrontMatter = {
  title: 'An article that is only here to be broken',
  description:
    'One sentence of a hundred and twenty characters or more, written so that search results and the blog list can show it whole, as it is.',
  date: '2025-03-12',
  author: 'Head of search',
  services: ['seo'],
  picture: 'search',
  alt: 'Someone in a window reads this sentence and holds it up to the light.',
};

/** A valid article, with a test's changes to its front matter. */
export function articleText(changes: Record<string, unknown> = {}, body = goodBody): string {
  const frontMatter = Object.entries({ ...goodFrontMatter, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join('\n');
  return `---\n${frontMatter}\n---\n\n${body}`;
}

/** An article about these services. */
export function articleAbout(slug: string, date: string, services: readonly string[]): ArticleSource {
  const { article } = readArticle(slug, articleText({ date, services }));
  if (!article) throw new Error(`${slug} cannot be read`);
  return article;
}
