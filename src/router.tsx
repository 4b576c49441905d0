import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from './actors/chunk.ts';
import { type PageMeta, pages } from './content/pages.ts';
import { Head } from './head.tsx';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Shell } from './shell/Shell.tsx';

interface PageModule {
  meta: PageMeta;
  default: ComponentType;
}

/** One chunk a page. Its key is also its name in the build's manifest. */
const modules = import.meta.glob<PageModule>('./routes/*.tsx');

export const moduleKey = (file: string) => `./routes/${file}.tsx`;

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
    // The page arrives as loader data, so that a link's preload brings all of it.
    loader: () => loadChunk(file, modules[moduleKey(file)]),
    staleTime: Number.POSITIVE_INFINITY,
    component: () => {
      const { default: Page, meta } = route.useLoaderData();
      return (
        <>
          <Head {...meta} />
          <Page />
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
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
