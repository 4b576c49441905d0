import { loadChunk } from '../actors/chunk.ts';
import type { SlugPageFile } from './pages.ts';
import type { Article, Service } from './types.ts';

/** What each page with a slug shows, one chunk a piece. */
const sources: Record<SlugPageFile, Record<string, () => Promise<{ default: Service | Article }>>> = {
  service: import.meta.glob<{ default: Service }>(['./services/*.ts', '!./services/index.ts']),
  article: import.meta.glob<{ default: Article }>(['./articles/*.md', '!./articles/README.md']),
};

const keyOf = {
  service: (slug: string) => `./services/${slug}.ts`,
  article: (slug: string) => `./articles/${slug}.md`,
} as const satisfies Record<SlugPageFile, (slug: string) => string>;

/** Loads what a page shows under a slug; undefined when the slug is nobody's. */
export async function loadContent(file: SlugPageFile, slug: string): Promise<Service | Article | undefined> {
  const load = sources[file][keyOf[file](slug)];
  return load && (await loadChunk(slug, load)).default;
}
