import { aliasTarget, pages } from '../pages.ts';
import type { ArticleSource } from './article.ts';
import type { Problem } from './problems.ts';
import { articleSlugs, serviceSlugs } from './slugs.ts';

/** Every path a link may name, in the one spelling that links use. */
const knownPaths = new Set<string>([
  ...pages.map(({ path }) => path).filter((path) => !path.includes('$')),
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...articleSlugs.map((slug) => `/blog/${slug}`),
]);

/** Whether a link may lead there: a page of the site. */
export const isKnownPath = (path: string) => knownPaths.has(path);

/** What is wrong with a link, if anything. */
function faultOf(href: string, from: ArticleSource, articles: ReadonlyMap<string, ArticleSource>) {
  if (/^(https?:\/\/|mailto:|tel:)/.test(href)) return;
  const [path = '', anchor] = href.split('#');
  if (path !== '' && !path.startsWith('/')) return `link to ${href} by its whole path, or with https://`;
  const target = aliasTarget(path);
  if (target) return `link to ${target} itself; ${path} only leads there`;
  if (path !== '' && !isKnownPath(path)) return `there is no page ${path}; link to one that exists`;
  if (anchor === undefined) return;
  const article = path === '' ? from : articles.get(path);
  // The anchors of other pages are checked when they are drawn (`prerender.tsx`).
  if (!article || article.body.contents.some(({ id }) => id === anchor)) return;
  return `there is no #${anchor} in ${article.file}; its headings are ${article.body.contents.map(({ id }) => `#${id}`).join(', ')}`;
}

/** The links of the articles that lead nowhere. */
export function checkLinks(articles: readonly ArticleSource[]): Problem[] {
  const byPath = new Map(articles.map((article) => [`/blog/${article.slug}`, article]));
  return articles.flatMap((article) =>
    article.body.links.flatMap(({ href, line }) => {
      const remedy = faultOf(href, article, byPath);
      return remedy ? [{ file: article.file, field: `body, line ${line}`, remedy }] : [];
    }),
  );
}
