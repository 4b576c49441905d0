import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { measureWhenUsed } from './actors/vitals.ts';
import { startInspection } from './inspect.ts';
import { createSiteRouter } from './router.tsx';

/** Brings the prerendered page in `container` alive, or draws it there. */
export async function startApp(
  container: HTMLElement,
  { createRoot, hydrateRoot }: typeof import('react-dom/client'),
): Promise<void> {
  await startInspection(window.location.search);
  const router = createSiteRouter();
  // Nobody changes the page before it is alive, so this may come later.
  void import('./actors/navigation.ts').then(
    ({ followNavigation }) => followNavigation(router),
    console.error,
  );
  void import('./seo/followGraph.ts').then(({ followGraph }) => followGraph(router), console.error);
  measureWhenUsed();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (container.firstElementChild === null) {
    createRoot(container).render(app);
    return;
  }
  // Tells the router that the page is prerendered: without it, hydration finds other markup than was written.
  router.ssr = { manifest: undefined };
  // … and that it may be scrolled already: otherwise the router would take it back to its top.
  router._scroll.n = false;
  await router.load();
  // When the page's own script did not arrive, the prerendered page is the better one.
  if (router.state.matches.some(({ status }) => status === 'error')) return;
  // In slices, between which a tap is heard.
  startTransition(() => void hydrateRoot(container, app));
}
