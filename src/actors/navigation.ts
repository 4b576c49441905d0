import type { AnyRouter } from '@tanstack/react-router';

/**
 * What a browser does by itself when a page is opened, done after each change of page within the site: the page
 * starts at its top (SPECIFICATION 2), the keyboard at its heading, and its title is announced.
 */
export function followNavigation(router: AnyRouter): void {
  const announcer = document.createElement('p');
  announcer.setAttribute('role', 'status');
  Object.assign(announcer.style, { position: 'absolute', inlineSize: '1px', blockSize: '1px', margin: '0' });
  Object.assign(announcer.style, { overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
  document.body.append(announcer);

  // A way back is a change of page like any other; only a reload keeps the place where the visitor was.
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });

  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !pathChanged) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (toLocation.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    announcer.textContent = document.title;
  });
}
