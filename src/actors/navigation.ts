import type { AnyRouter } from '@tanstack/react-router';

/**
 * What a browser does by itself when a page is opened, done after each change of page within the site: the keyboard
 * starts at the page's heading, and its title is announced. To the top (SPECIFICATION 2) the router scrolls.
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

  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    announcer.textContent = document.title;
  });
}
