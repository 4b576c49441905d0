import { articles } from 'virtual:articles';
import { services } from 'virtual:services';
import { type PageFile, pages, type SlugPageFile } from './pages.ts';

/** One page of the built site. */
export interface SitePage {
  path: string;
  file: PageFile;
  /** The module of what it shows, of a page that shows one piece of content at each path: its key in the manifest. */
  contentKey?: string;
}

/** Where the not-found page is drawn from; no link leads there. */
export const NOT_FOUND_PATH = '/404';

const contents: Record<SlugPageFile, readonly { path: string; contentKey: string }[]> = {
  service: services.map(({ slug, path }) => ({ path, contentKey: `content/services/${slug}.ts` })),
  article: articles.map(({ slug, path }) => ({ path, contentKey: `content/articles/${slug}.md` })),
};

/** Every page of the built site, in the order of the route list: what is prerendered, checked and listed for search engines. */
export const sitePages: readonly SitePage[] = pages.flatMap((page): SitePage[] => {
  if (page.path === '/$') return [{ path: NOT_FOUND_PATH, file: page.file }];
  if (page.file !== 'service' && page.file !== 'article') return [page];
  return contents[page.file].map((content) => ({ ...content, file: page.file }));
});
