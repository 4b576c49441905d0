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

type Ranked = Map<string, readonly ArticleSource[]>;

/** The best articles for each set of services that some article has; of one list, whoever asks. */
const rankings = new WeakMap<readonly ArticleSource[], Ranked>();

/** The articles that share most of `services` first, then the newest: one more than are shown, for the one that asks. */
function bestFor(services: readonly string[], all: readonly ArticleSource[]): readonly ArticleSource[] {
  const ranked: Ranked = rankings.get(all) ?? new Map();
  rankings.set(all, ranked);
  const key = services.toSorted().join();
  const known = ranked.get(key);
  if (known) return known;
  const shared = (other: ArticleSource) =>
    other.services.filter((service) => services.includes(service)).length;
  const best = all.toSorted((a, b) => shared(b) - shared(a) || byDate(a, b)).slice(0, RELATED + 1);
  ranked.set(key, best);
  return best;
}

/** Three others: those that share most services first, then the newest. */
export const relatedTo = (article: ArticleSource, all: readonly ArticleSource[]): ArticleSource[] =>
  bestFor(article.services, all)
    .filter(({ slug }) => slug !== article.slug)
    .slice(0, RELATED);

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
