import { type LoadChunk, loadChunk } from '../../actors/chunk.ts';
import type { Article } from '../../content/plugin/types.ts';

/** One chunk per article, and another for its body. */
const modules = import.meta.glob<typeof import('*.md')>([
  '../../content/articles/*.md',
  '!../../content/articles/README.md',
]);

/** The body of the article on the page: a prerendered page contains it already. */
const shownBody = (slug: string) =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[data-article="${slug}"]`)?.innerHTML;

/** Loads the content of an article's page; undefined when there is no such article. */
export async function loadBySlug(slug: string, load: LoadChunk = loadChunk): Promise<Article | undefined> {
  const importArticle = modules[`../../content/articles/${slug}.md`];
  if (!importArticle) return undefined;
  const { default: article, loadBody } = await load(slug, importArticle);
  return { ...article, html: shownBody(slug) ?? (await load(`${slug} (body)`, loadBody)).default };
}
