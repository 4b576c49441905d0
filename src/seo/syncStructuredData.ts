import type { AnyRouter } from '@tanstack/react-router';
import { loadChunk } from '../actors/chunk.ts';
import { routedPath } from '../content/pages.ts';
import type { LoadedPage } from '../router.tsx';

/** Selects the one element that holds the page's structured data. */
export const STRUCTURED_DATA = 'script[type="application/ld+json"]';

function graphElement(): Element {
  const element = document.querySelector(STRUCTURED_DATA);
  if (element) return element;
  // Missing only on pages that are not prerendered, as on the dev server.
  const made = document.createElement('script');
  made.type = 'application/ld+json';
  document.head.append(made);
  return made;
}

/**
 * Keeps the structured data in the head equal to the current page. The prerendered page has its own; the code for the
 * next one loads on the first navigation.
 */
export function syncStructuredData(router: AnyRouter): void {
  const write = async () => {
    const { graphOf } = await loadChunk('graph', () => import('./graph.ts'));
    // The shown page, though the location may already be that of the next; without data where loading failed.
    const shown = router.state.matches.at(-1);
    if (!shown?.loaderData) return;
    const page: LoadedPage = shown.loaderData;
    const path = routedPath(shown.pathname);
    graphElement().textContent = JSON.stringify(graphOf({ ...page, path }));
  };
  const isMissing = () => document.querySelector(STRUCTURED_DATA) === null;
  const update = () => void write().catch(console.error);
  if (isMissing()) update();
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if ((fromLocation && pathChanged) || isMissing()) update();
  });
}
