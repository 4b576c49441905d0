import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadChunkWithRetries } from '../actors/chunk.ts';
import { measureWhenUsed } from '../actors/vitals.ts';
import { prerenderedTags } from '../head.tsx';
import { startInspection } from '../inspection.ts';
import { createSiteRouter } from '../router.tsx';
import { syncStructuredData } from '../seo/syncStructuredData.ts';
import { openEarlyHistory } from '../shell/navigation/earlyHistory.ts';
import { followNavigation } from '../shell/navigation/followNavigation.ts';

/** Hydrates the prerendered page in `container`, or renders the page there. */
export async function hydrate(container: HTMLElement): Promise<void> {
  await startInspection(window.location.search);
  measureWhenUsed();
  openEarlyHistory();
  const router = createSiteRouter();
  // Enables the router's SSR mode, so that markup matches.
  router.ssr = { manifest: undefined };
  // A prerendered page stays while its failed scripts are requested again.
  if (container.firstElementChild !== null)
    router.update({ ...router.options, context: { load: loadChunkWithRetries } });
  await router.load();
  followNavigation(router);
  syncStructuredData(router);
  const { remove, onRecoverableError } = prerenderedTags();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (router.state.matches.at(-1)?.loaderData?.meta.canonical === container.dataset.page) {
    // A transition hydrates in slices, so that taps in between are handled.
    startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  } else {
    // The document is another page's: a host has sent 404.html, or Back has changed the address before hydration.
    remove();
    createRoot(container).render(app);
  }
}
