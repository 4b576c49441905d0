import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { retryChunk } from '../actors/chunk.ts';
import { measureWhenUsed } from '../actors/vitals.ts';
import { startInspection } from '../inspection.ts';
import { createSiteRouter } from '../router.tsx';
import { followGraph } from '../seo/followGraph.ts';
import { followNavigation } from '../shell/navigation/followNavigation.ts';

/** Removes another address's prerendered page and head tags. */
function clear(container: HTMLElement): void {
  container.replaceChildren();
  const own =
    'title, meta[name], meta[property], [rel=canonical], [rel=alternate], [type="application/ld+json"]';
  for (const tag of document.head.querySelectorAll(`meta[name=theme-color] ~ :is(${own})`)) tag.remove();
}

/** Hydrates the prerendered page in `container`, or renders the page there. */
export async function hydrate(container: HTMLElement): Promise<void> {
  await startInspection(window.location.search);
  measureWhenUsed();
  const router = createSiteRouter();
  // Enables the router's SSR mode, so that markup matches.
  router.ssr = { manifest: undefined };
  const isPrerendered = container.firstElementChild !== null;
  // While its scripts are requested again, the prerendered page stays.
  router.update({ ...router.options, context: isPrerendered ? { load: retryChunk } : {} });
  await router.load();
  followNavigation(router);
  followGraph(router);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (router.state.matches.at(-1)?.loaderData?.file === container.dataset.page) {
    // A transition hydrates in slices, so that taps in between are handled.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    // A host that does not know this address (`/about-us/`) answers with the not-found page.
    clear(container);
    createRoot(container).render(app);
  }
}
