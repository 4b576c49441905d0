import { shelves } from 'virtual:articleShelves';
import { loadChunk } from '../actors/chunk.ts';
import type { Article } from './types.ts';

/** The body, where the page that is shown has it already: a prerendered page brings it along. */
const shownBody = (slug: string) =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[data-article="${slug}"]`)?.innerHTML;

/** Loads what an article's page shows, by way of its shelf; undefined when there is no such article. */
export async function loadBySlug(slug: string): Promise<Article | undefined> {
  const shelf = shelves.findLast(({ first }) => first <= slug);
  if (!shelf) return undefined;
  const { articles } = await loadChunk(`articles from ${shelf.first}`, shelf.load);
  if (!Object.hasOwn(articles, slug)) return undefined;
  const { default: article, loadBody } = await loadChunk(slug, articles[slug]);
  return { ...article, html: shownBody(slug) ?? (await loadChunk(`${slug} (body)`, loadBody)).default };
}
