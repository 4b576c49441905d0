import { articles } from 'virtual:articles';
import { services } from 'virtual:services';
import { isSlugPage, NOT_FOUND_PATH, type PageFile, pages, type SlugPageFile } from './pages.ts';

/** One page of the built site. */
export interface SitePage {
  path: string;
  file: PageFile;
  /** The module of the page's content, relative to `src/`, for a page file with many paths. */
  contentKey?: string;
}

const contents: Record<SlugPageFile, readonly Omit<SitePage, 'file'>[]> = {
  service: services.map(({ slug, path }) => ({ path, contentKey: `content/services/${slug}.ts` })),
  article: articles.map(({ slug, path }) => ({ path, contentKey: `content/articles/${slug}.md` })),
};

/** Every page of the built site in the order of the route list, for prerendering, checks and the sitemap. */
export const sitePages: readonly SitePage[] = pages.flatMap((page): SitePage[] => {
  if (page.path === '/$') return [{ path: NOT_FOUND_PATH, file: page.file }];
  if (!isSlugPage(page)) return [page];
  return contents[page.file].map((content) => ({ ...content, file: page.file }));
});
