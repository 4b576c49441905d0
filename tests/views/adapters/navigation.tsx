import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { RouterContext } from '../../../src/router.tsx';
import { followNavigation } from '../../../src/shell/navigation/followNavigation.ts';
import { stubAnimations } from '../animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { answerReduced, openRoutes } from '../site.tsx';

const PATHS = ['/', '/about-us', '/contact'] as const;

/** Ends the listening of the test before. */
let ending = new AbortController();

/** Pages whose loading and rendering the test controls. */
async function openSite() {
  let loading = Promise.withResolvers<void>();
  loading.resolve();
  let rendering = Promise.withResolvers<void>();
  const beforeLoad = async ({ context }: { context: RouterContext }) => {
    await loading.promise;
    await context.pageLoaded?.('genda');
  };
  const router = await openRoutes(
    Object.fromEntries(PATHS.map((path) => [path, { beforeLoad, component: () => <h1>{path}</h1> }])),
  );
  render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
  router.startViewTransition = async (update) => {
    await rendering.promise;
    await update();
  };
  ending.abort();
  ending = new AbortController();
  followNavigation(router, ending.signal);

  const shown = () => router.stores.resolvedLocation.get()?.pathname ?? '/';
  const go = (path: string) => act(async () => void router.navigate({ to: path }));
  return {
    start: () => {
      loading = Promise.withResolvers();
      rendering = Promise.withResolvers();
      // Neither the shown page nor the loading one.
      const next = PATHS.find((path) => path !== shown() && path !== router.latestLocation.pathname);
      return go(next ?? '/');
    },
    cancel: () => go(shown()),
    load: () => act(async () => loading.resolve()),
    render: () => act(async () => rendering.resolve()),
    path: () => router.latestLocation.pathname,
  };
}

/** Presses a link that its listener takes, as the router's own links do, or leaves to the browser. */
export function pressLink(href: string, isTaken = true): void {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  // jsdom cannot navigate, so no click keeps its default action.
  const listener = isTaken ? link : window;
  listener.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  link.remove();
}

const shutter = () => document.querySelector<HTMLElement>('#shutter');

const load = async (isMotionReduced: boolean) => {
  answerReduced(isMotionReduced);
  await site.load();
};

let site: Awaited<ReturnType<typeof openSite>>;
export const navigation: ViewAdapter<'navigation'> = {
  open: async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    // Without it motion counts as reduced.
    stubAnimations();
    site = await openSite();
  },
  events: {
    'navigation.started': () => site.start(),
    'navigation.cancelled': () => site.cancel(),
    'link.repeated': () => pressLink(window.location.pathname),
    'page.loaded': ({ isMotionReduced }) => load(isMotionReduced),
    'page.rendered': async () => {
      // Without a shutter, which needs the page's wall, when nothing has loaded yet.
      if (shutter()?.dataset.state === 'travelling') await load(true);
      document.title = `Title of ${site.path()}`;
      await site.render();
    },
  },
  actions: {
    paintShutter: () => expect(shutter()?.dataset.wall).toBe('genda'),
    scrollToTop: () => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }),
    focusHeading: () => {
      const heading = document.querySelector('h1');
      expect(heading?.textContent).toBe(site.path());
      expect(document.activeElement).toBe(heading);
    },
    announceTitle: () => expect(screen.getByRole('status').textContent).toBe(`Title of ${site.path()}`),
  },
  element: shutter,
  expectState: (state) => {
    expect(shutter()?.ariaHidden).toBe('true');
    expect(document.getElementById('progress')?.hidden).toBe(state !== 'travelling');
  },
};
