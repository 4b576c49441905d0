import type { DayWall } from '../theme/walls.ts';

/** A page's own metadata; the page's file exports it as `meta`. */
export interface PageMeta {
  title: string;
  /** The meta description, as long as `lengths.description` allows. */
  description: string;
  /** The path of the canonical link, lower case and without a trailing slash (PAGE-6). */
  canonical: string;
  /** Keeps the page out of search engines. */
  noIndex?: true;
  /**
   * The wall (colours, `theme/walls.ts`) of the page's first section. Only home has `raat`, because only its header
   * links are white (NAV-2).
   */
  wall: DayWall | 'raat';
  /** Publication day of an article, yyyy-mm-dd; marks shared links as articles. */
  published?: string;
  /** Month of its last revision, yyyy-mm. */
  modified?: string | undefined;
  /** True when its head links the blog's feed. */
  feed?: true;
}

interface PageAtOnePath {
  /** In the router's syntax. */
  path: `/${string}`;
  /** Its file in `routes/`, without the ending. */
  file: string;
  /** Its name in the header, breadcrumbs and on its card. */
  label: string;
  /** True when the header links it. */
  inHeader?: true;
}

/** A page file for many paths: its labels come from the content, or it says that there is no page. */
interface PageAtManyPaths {
  path: `/${string}$${string}`;
  file: string;
}

/** Every page (PAGE-1), open to everybody (PAGE-4). The header has its links in this order (NAV-1). */
export const pages = [
  { path: '/', file: 'home', label: 'Home', inHeader: true },
  { path: '/about-us', file: 'about', label: 'About', inHeader: true },
  { path: '/clients', file: 'clients', label: 'Clients', inHeader: true },
  { path: '/services', file: 'services', label: 'Services', inHeader: true },
  { path: '/services/$slug', file: 'service' },
  { path: '/blog', file: 'blog', label: 'Blog' },
  { path: '/blog/$slug', file: 'article' },
  { path: '/careers', file: 'careers', label: 'Careers', inHeader: true },
  { path: '/contact', file: 'contact', label: 'Contact', inHeader: true },
  { path: '/thankyou', file: 'thankyou', label: 'Thank you' },
  { path: '/accessibility', file: 'accessibility', label: 'Accessibility' },
  { path: '/privacy', file: 'privacy', label: 'Privacy' },
  { path: '/$', file: 'notFound' },
] as const satisfies readonly (PageAtOnePath | PageAtManyPaths)[];

export type PageFile = (typeof pages)[number]['file'];
export type PagePath = (typeof pages)[number]['path'];

type SlugPage = Extract<(typeof pages)[number], { path: `${string}$slug` }>;
/** The pages that show one piece of content at each of their paths. */
export type SlugPageFile = SlugPage['file'];
export const isSlugPage = <TPage extends { path: string }>(page: TPage): page is Extract<TPage, SlugPage> =>
  page.path.endsWith('$slug');

/**
 * Other paths of a page (BLOG-4, BLOG-5), and the canonical links that differ from their routes (BLOG-6), which browsers
 * share: the router, the server and static hosts redirect them.
 */
export const aliases: Readonly<Record<string, string>> = {
  '/blog/{token}': '/blog/digital-marketing-agency-in-gurgaon',
  '/blog/top-film-production-company-gurgaon': '/blog/top-film-production-company-gurugram',
  '/blog/what-are-placement-ads-services': '/blog/placement-ads-services',
  '/blog/boost-roi-programmatic-advertising': '/blog/branding-experts-gurgaon-strategies',
};

/** The blog's feed, linked in the heads of pages with `feed`. */
export const FEED_PATH = '/blog/rss.xml';

/** Normalises a path: case, a trailing slash and encoded braces make no difference (PAGE-7, BLOG-4). */
const spelled = (pathname: string) =>
  pathname.toLowerCase().replace(/\/+$/, '').replace('%7b', '{').replace('%7d', '}');

/** The target of an alias; undefined for any other path. */
export const aliasTarget = (pathname: string): string | undefined => aliases[spelled(pathname)];

/** The route of a path, for any spelling or alias. */
export const routedPath = (pathname: string): string => aliasTarget(pathname) ?? (spelled(pathname) || '/');

/** The route of the not-found page; no link leads there, and a request for it gets status 404 (ERROR-2). */
export const NOT_FOUND_PATH = '/404';

/** The file of the built site that holds a page: `/` → index.html, `/contact` → contact.html. */
export const documentOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The label of the page at a path. @throws when no page is at this path alone, or it has no label */
export function labelOf(path: string): string {
  const page = pages.find((one) => one.path === path);
  if (page && 'label' in page) return page.label;
  throw new Error(`src/content/pages.ts: ${path}: add the page with a label; breadcrumbs and cards need one`);
}

/** The header's links, in order (NAV-1). */
export const navigation: readonly { label: string; path: string }[] = pages.filter(
  (page) => 'inHeader' in page,
);

/** The base name of files about a page: 'home', 'blog-understanding-media-buying'. */
export const pageFileName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
