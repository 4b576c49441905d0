import { articles } from 'virtual:articles';
import { services } from 'virtual:services';
import { NOT_FOUND_PATH, type PageFile, pages, type SlugPageFile } from './pages.ts';

/** One page of the built site. */
export interface SitePage {
  path: string;
  file: PageFile;
  /** Of a page that shows one piece of content per path: the modules of its look-up and its content, from `src/`. */
  contentKeys?: readonly string[];
}

const contents: Record<SlugPageFile, readonly Omit<SitePage, 'file'>[]> = {
  service: services.map(({ slug, path }) => ({
    path,
    contentKeys: ['routes/services/loadService.ts', `content/services/${slug}.ts`],
  })),
  article: articles.map(({ slug, path }) => ({
    path,
    contentKeys: ['routes/articles/loadArticle.ts', `content/articles/${slug}.md`],
  })),
};

const files = import.meta.glob('../routes/*.tsx');
for (const { path, file } of pages) {
  if (`../routes/${file}.tsx` in files) continue;
  throw new Error(
    `src/content/pages.ts: ${path}: there is no src/routes/${file}.tsx; write it, or name another`,
  );
}

/** Every page of the built site in the order of the route list, for prerendering, checks and the sitemap. */
export const sitePages: readonly SitePage[] = pages.flatMap((page): SitePage[] => {
  if (page.path === '/$') return [{ path: NOT_FOUND_PATH, file: page.file }];
  if (page.file !== 'service' && page.file !== 'article') return [page];
  return contents[page.file].map((content) => ({ ...content, file: page.file }));
});
