import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { measureWhenUsed } from './actors/vitals.ts';
import { startInspection } from './inspect.ts';
import { nextTask } from './nextTask.ts';
import { createSiteRouter } from './router.tsx';

/** What follows the page from one route to the next; nobody changes it before it is alive, so this may come late. */
function follow(router: ReturnType<typeof createSiteRouter>): void {
  void import('./actors/navigation.ts').then(
    ({ followNavigation }) => followNavigation(router),
    console.error,
  );
  void import('./seo/followGraph.ts').then(({ followGraph }) => followGraph(router), console.error);
}

/** Brings the prerendered page in `container` alive, step by step; or draws it there. */
export async function startApp(
  container: HTMLElement,
  { createRoot, hydrateRoot }: typeof import('react-dom/client'),
): Promise<void> {
  await startInspection(window.location.search);
  const router = createSiteRouter();
  measureWhenUsed();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (container.firstElementChild === null) {
    follow(router);
    createRoot(container).render(app);
    return;
  }
  // Tells the router that the page is prerendered: without it, hydration finds other markup than was written.
  router.ssr = { manifest: undefined };
  // … and that it may be scrolled already: otherwise the router would take it back to its top.
  router._scroll.n = false;
  await nextTask();
  await router.load();
  await nextTask();
  follow(router);
  await nextTask();
  // When the page's own script did not arrive, the prerendered page is the better one.
  if (router.state.matches.some(({ status }) => status === 'error')) return;
  // A host that does not know this address, like `/about-us/`, has answered with the page for unknown ones.
  if (router.state.matches.at(-1)?.loaderData?.file !== container.dataset.page) {
    const { clear } = await import('./clear.ts');
    clear(container);
    createRoot(container).render(app);
    return;
  }
  // In slices, between which a tap is heard.
  startTransition(() => void hydrateRoot(container, app));
}
