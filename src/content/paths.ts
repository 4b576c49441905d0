import { articles } from 'virtual:articles';
import { services } from 'virtual:services';
import { NOT_FOUND_PATH, type PageFile, pages, type SlugPageFile } from './pages.ts';
import { refuse } from './plugin/problems.ts';

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

/**
 * Compares the route list with the files in `src/routes`.
 *
 * @param files their names, without the ending
 * @throws an Error that lists the pages without a file and the files without a page, each with its remedy
 */
export function checkRoutes(files: readonly string[]): void {
  const listed: readonly string[] = pages.map(({ file }) => file);
  refuse([
    ...pages
      .filter(({ file }) => !files.includes(file))
      .map(({ path, file }) => ({
        file: 'src/content/pages.ts',
        field: path,
        remedy: `there is no src/routes/${file}.tsx; write it, or name another`,
      })),
    ...files
      .filter((file) => !listed.includes(file))
      .map((file) => ({
        file: `src/routes/${file}.tsx`,
        field: 'path',
        remedy: `no page has this file; add { path: '/${file}', file: '${file}', label: '…' } to src/content/pages.ts`,
      })),
  ]);
}

checkRoutes(
  Object.keys(import.meta.glob('../routes/*.tsx')).map((path) => path.replace(/^.*\/|\.tsx$/g, '')),
);

/** Every page of the built site in the order of the route list, for prerendering, checks and the sitemap. */
export const sitePages: readonly SitePage[] = pages.flatMap((page): SitePage[] => {
  if (page.path === '/$') return [{ path: NOT_FOUND_PATH, file: page.file }];
  if (page.file !== 'service' && page.file !== 'article') return [page];
  return contents[page.file].map((content) => ({ ...content, file: page.file }));
});
