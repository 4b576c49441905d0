import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from './actors/chunk.ts';
import { reducedMotion } from './actors/motion.ts';
import { savesData } from './actors/savesData.ts';
import {
  aliasTarget,
  type PageFile,
  type PageMeta,
  type PageModule,
  type PageProps,
  pages,
  type SlugPageFile,
} from './content/pages.ts';
import { Head } from './head.tsx';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page with everything it shows. */
export interface LoadedPage {
  file: PageFile;
  meta: PageMeta;
  Page: ComponentType<PageProps<unknown>>;
  content: unknown;
}

/** One chunk a page. Its key is also its name in the build's manifest. */
const modules = import.meta.glob<PageModule>('./routes/*.tsx');

export const moduleKey = (file: string) => `./routes/${file}.tsx`;

async function loadPage(file: PageFile, content?: Promise<unknown>): Promise<LoadedPage> {
  const [{ meta, default: Page }, loaded] = await Promise.all([
    loadChunk(file, modules[moduleKey(file)]),
    content,
  ]);
  // There is no such article or service: the same page as for any other unknown path.
  if (content && loaded === undefined) return loadPage('notFound');
  return { file, meta: typeof meta === 'function' ? meta(loaded) : meta, Page, content: loaded };
}

/** For each page with a slug, the module that knows all of its slugs. */
const bySlug: Record<SlugPageFile, () => Promise<{ loadBySlug(slug: string): Promise<unknown> }>> = {
  service: () => import('./content/serviceBySlug.ts'),
  article: () => import('./content/articleBySlug.ts'),
};

async function loadContent(file: SlugPageFile, slug: string): Promise<unknown> {
  const { loadBySlug } = await loadChunk(`${file}BySlug`, bySlug[file]);
  return loadBySlug(slug);
}

const rootRoute = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

const pageRoutes = pages.map(({ path, file }) => {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => {
      const target = aliasTarget(location.pathname);
      if (target !== undefined) throw redirect({ to: target, replace: true });
    },
    // The page arrives as loader data, so that a link's preload brings all of it.
    loader: ({ params }: { params: { slug?: string } }) =>
      params.slug !== undefined && (file === 'service' || file === 'article')
        ? loadPage(file, loadContent(file, params.slug))
        : loadPage(file),
    staleTime: Number.POSITIVE_INFINITY,
    component: () => {
      const { Page, content, meta } = route.useLoaderData();
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

/** The site's router, the same on the server and in the browser. */
export function createSiteRouter(options: { history?: RouterHistory } = {}) {
  return createRouter({
    ...options,
    routeTree: rootRoute.addChildren(pageRoutes),
    // Paths match whatever their case (RULINGS R12); params are otherwise case-sensitive.
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname.toLowerCase();
        return url;
      },
    },
    // A link that a pointer, a finger or the keyboard comes to has its page's scripts fetched: all that a press will need.
    // Speculation rules would fetch its document, which the router never asks for.
    defaultPreload: savesData() ? false : 'intent',
    // Looks: `theme/shutter.css.ts`.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) =>
        // Opening the site is no change of page: a tap on it must arrive.
        fromLocation && pathChanged && !reducedMotion().matches ? ['page'] : false,
    },
    defaultErrorComponent: ErrorScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
