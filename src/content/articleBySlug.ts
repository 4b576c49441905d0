import { loadChunk } from '../actors/chunk.ts';
import type { Article } from './types.ts';

/** One chunk an article, with the body as markup. */
const modules = import.meta.glob<{ default: Article }>(['./articles/*.md', '!./articles/README.md']);

/** Loads what an article's page shows; undefined when there is no such article. */
export async function loadBySlug(slug: string): Promise<Article | undefined> {
  const load = modules[`./articles/${slug}.md`];
  return load && (await loadChunk(slug, load)).default;
}
