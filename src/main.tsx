import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterLoad, measureVitals } from './actors/vitals.ts';
import { startInspection } from './inspect.ts';
import { createSiteRouter } from './router.tsx';
import './theme/global.css.ts';

async function start(container: HTMLElement) {
  await startInspection(window.location.search);
  const router = createSiteRouter();
  // Nobody changes the page before it is alive, so this may come later.
  void import('./actors/navigation.ts').then(
    ({ followNavigation }) => followNavigation(router),
    console.error,
  );
  void import('./seo/followGraph.ts').then(({ followGraph }) => followGraph(router), console.error);
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
  hydrateRoot(container, app);
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');
void start(container);
afterLoad(measureVitals);
