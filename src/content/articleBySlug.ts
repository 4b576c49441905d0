import { loadChunk } from '../actors/chunk.ts';
import type { Article } from './types.ts';

/** One chunk an article, and its body another. */
const modules = import.meta.glob<typeof import('*.md')>(['./articles/*.md', '!./articles/README.md']);

/** The body, where the page that is shown has it already: a prerendered page brings it along. */
const shownBody = (slug: string) =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[data-article="${slug}"]`)?.innerHTML;

/** Loads what an article's page shows; undefined when there is no such article. */
export async function loadBySlug(slug: string): Promise<Article | undefined> {
  const load = modules[`./articles/${slug}.md`];
  if (!load) return undefined;
  const { default: article, loadBody } = await loadChunk(slug, load);
  return { ...article, html: shownBody(slug) ?? (await loadChunk(`${slug} (body)`, loadBody)).default };
}
