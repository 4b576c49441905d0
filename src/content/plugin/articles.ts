import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArticleSource, readArticle } from './article.ts';
import { checkLinks } from './links.ts';
import { remedyForPicture } from './pictures.ts';
import type { Problem } from './problems.ts';
import { articleSlugs } from './slugs.ts';

const RELATED = 3;

/** Newest first; articles of one day by their slug, so that the order never depends on the file system. */
const byDate = (a: ArticleSource, b: ArticleSource) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);

/** Three others: those that share most services first, then the newest. */
export function relatedTo(article: ArticleSource, all: readonly ArticleSource[]): ArticleSource[] {
  const shared = (other: ArticleSource) =>
    other.services.filter((service) => article.services.includes(service)).length;
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => shared(b) - shared(a) || byDate(a, b))
    .slice(0, RELATED);
}

/** Two pages of one title or description cannot be told apart in search results. */
function checkUnique(articles: readonly ArticleSource[]): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return articles.flatMap(({ file, [field]: value }) => {
      const other = first.get(value);
      if (other === undefined) first.set(value, file);
      return other === undefined ? [] : [{ file, field, remedy: `write another: ${other} has the same` }];
    });
  });
}

/** Whether the scenes that the articles name are drawn. */
const checkPictures = (articles: readonly ArticleSource[], pictures: ReadonlySet<string>): Problem[] =>
  articles
    .filter(({ picture }) => !pictures.has(picture))
    .map(({ file, picture }) => ({ file, field: 'picture', remedy: remedyForPicture(picture) }));

/**
 * Reads every article of a folder.
 *
 * @param dir the folder; its README is no article
 * @param pictures the names of the scenes in `src/media/pictures`
 * @returns the articles that can be read, newest first, and what is wrong with any of them
 */
export async function readArticles(
  dir: string,
  pictures: ReadonlySet<string>,
): Promise<{ articles: ArticleSource[]; problems: Problem[] }> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.md') && name !== 'README.md').sort();
  const read = await Promise.all(
    files.map(async (name) =>
      readArticle(`content/articles/${name}`, await readFile(join(dir, name), 'utf8')),
    ),
  );
  const articles = read.flatMap(({ article }) => article ?? []).sort(byDate);
  const missing = articleSlugs
    .filter((slug) => !files.includes(`${slug}.md`))
    .map((slug) => ({
      file: `content/articles/${slug}.md`,
      field: 'file',
      remedy: 'write this article; articles/README.md says how',
    }));
  const problems = [
    ...missing,
    ...read.flatMap((one) => one.problems),
    ...checkUnique(articles),
    ...checkLinks(articles),
    ...checkPictures(articles, pictures),
  ];
  return { articles, problems };
}
