import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type LoadChunk, loadChunk } from './actors/chunk.ts';
import { firstPageHydrated, useFirstPage } from './actors/hydration.ts';
import { type IslandScript, preloadIslandScripts } from './actors/islandScripts.ts';
import { savesData } from './actors/savesData.ts';
import {
  aliasTarget,
  isSlugPage,
  type PageFile,
  type PageMeta,
  pages,
  type SlugPageFile,
} from './content/pages.ts';
import { common } from './features/islands.ts';
import { Head } from './head.tsx';
import type { PageModule, PageProps } from './routes/page.ts';
import { ErrorScreen } from './shell/errorScreen/ErrorScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import type { WallName } from './theme/walls.ts';

/** Loader data of a page: module and content. */
export interface LoadedPage {
  file: PageFile;
  meta: PageMeta;
  Page: ComponentType<PageProps<unknown>>;
  content: unknown;
  islands: readonly IslandScript<unknown>[];
}

/** One chunk a page. Its key, without `./`, is also its name in the build's manifest. */
const modules = import.meta.glob<PageModule>('./routes/*.tsx');

/** The key of a page in `modules`. */
export const moduleKey = (file: string) => `./routes/${file}.tsx`;

/** The modules that load the content of pages with a slug. */
const contentLoaders = import.meta.glob<{ loadBySlug(slug: string, load: LoadChunk): Promise<unknown> }>(
  './routes/*/loadBySlug.ts',
);

/** The key of a page in `contentLoaders`. */
export const contentLoaderKey = (file: string) => `./routes/${file}/loadBySlug.ts`;

async function loadPage(file: PageFile, load: LoadChunk, content?: Promise<unknown>): Promise<LoadedPage> {
  const [{ meta, default: Page, islands = [] }, loaded] = await Promise.all([
    load(file, modules[moduleKey(file)]),
    content,
  ]);
  // No such article or service: the not-found page (ERROR-2).
  if (content && loaded === undefined) return loadPage('notFound', load);
  return {
    file,
    meta: typeof meta === 'function' ? meta(loaded) : meta,
    Page,
    content: loaded,
    islands,
  };
}

async function loadContent(file: SlugPageFile, slug: string, load: LoadChunk): Promise<unknown> {
  const { loadBySlug } = await load(`${file}BySlug`, contentLoaders[contentLoaderKey(file)]);
  return loadBySlug(slug, load);
}

/** Router context, set by `hydrate` and `followNavigation`; empty on the server. */
export interface RouterContext {
  /** Loads the scripts of a page; those of the prerendered page, which is complete, are requested until they arrive. */
  load?: LoadChunk;
  /**
   * Runs when the next page has loaded. Resolves when it may replace the current page.
   *
   * @param wall the next page's first wall
   */
  pageLoaded?: (wall: WallName) => Promise<void>;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

/** The arguments of `beforeLoad` that `openPage` reads; the router's own types do not know `slug` for every page. */
interface Opening {
  location: { pathname: string };
  params: { slug?: string };
  preload: boolean;
  context: RouterContext;
  abortController: AbortController;
}

/** Loads a whole page: a preload fetches all of it, and the current page stays until `pageLoaded` resolves. */
async function openPage(
  page: (typeof pages)[number],
  { location, params: { slug }, preload, context, abortController: { signal } }: Opening,
): Promise<LoadedPage> {
  const target = aliasTarget(location.pathname);
  if (target !== undefined) throw redirect({ to: target });
  const { load = loadChunk, pageLoaded } = context;
  const loaded =
    slug !== undefined && isSlugPage(page)
      ? await loadPage(page.file, load, loadContent(page.file, slug, load))
      : await loadPage(page.file, load);
  if (!pageLoaded) return loaded;
  // The prerendered page has its islands' markup; a page that a link opens needs their scripts.
  await preloadIslandScripts([common, ...loaded.islands]);
  if (preload) return loaded;
  // React would hydrate the first page with the data of the next.
  await firstPageHydrated;
  // The shutter would close over this page although another navigation has superseded the one to that.
  if (!signal.aborted) await pageLoaded(loaded.meta.wall);
  return loaded;
}

const pageRoutes = pages.map((page) => {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    beforeLoad: async (opening: Opening) => ({ loaded: await openPage(page, opening) }),
    loader: ({ context }): LoadedPage => context.loaded,
    staleTime: Number.POSITIVE_INFINITY,
    component: () => {
      const { Page, content, meta } = route.useLoaderData();
      useFirstPage();
      return (
        <>
          <Head {...meta} />
          <Page key={meta.canonical} content={content} />
        </>
      );
    },
  });
  return route;
});

function isDecodable(pathname: string): boolean {
  try {
    // Compared, because the minifier drops a call whose result is unused.
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** The site's router, the same on the server and in the browser. */
export function createSiteRouter(options: { history?: RouterHistory } = {}) {
  return createRouter({
    ...options,
    routeTree: rootRoute.addChildren(pageRoutes),
    context: {},
    // Paths match in any case (PAGE-7); params are otherwise case-sensitive.
    rewrite: {
      input: ({ url }) => {
        const path = url.pathname.toLowerCase();
        // A malformed escape, as in a mangled link, is taken literally.
        url.pathname = isDecodable(path) ? path : path.replaceAll('%', '%25');
        return url;
      },
    },
    // Hover, touch and focus of a link preload its page's scripts. Speculation rules would fetch its document, which
    // the router never requests.
    defaultPreload: savesData() ? false : 'intent',
    defaultErrorComponent: ErrorScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
