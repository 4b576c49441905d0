import type { AnyRouter } from '@tanstack/react-router';
import { createActor, waitFor } from 'xstate';
import { navigationMachine } from '../../../machines/navigation.machine.ts';
import { isHydrated } from '../../actors/hydration.ts';
import { reducedMotion } from '../../actors/motion.ts';
import { pathOf } from '../../actors/statePath.ts';
import { routedPath } from '../../content/pages.ts';
import { inspection } from '../../inspection.ts';
import type { RouterContext } from '../../router.tsx';
import { focusHeading } from './focusHeading.ts';
import * as css from './Navigation.css.ts';

/** Adds an element to the end of the document. */
function append(tag: 'p' | 'div', properties: Partial<HTMLElement>): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  document.body.append(element);
  return element;
}

/**
 * Runs the `navigation` machine. After each navigation within the site it scrolls to the top, focuses the heading and
 * announces the title, as a browser does for a new document; a shutter hides the change itself.
 *
 * @param signal removes the listeners for links when it aborts
 */
export function followNavigation(router: AnyRouter, signal = new AbortController().signal): void {
  const announcer = append('p', { id: 'announcer', className: css.announcer });
  announcer.setAttribute('role', 'status');
  // Closes over a page and opens on the next.
  const shutter = append('div', { id: 'shutter', className: css.shutter, ariaHidden: 'true' });
  // Shown while the next page is on its way.
  const progress = append('div', {
    id: 'progress',
    className: css.progress,
    ariaHidden: 'true',
    hidden: true,
  });
  const actor = createActor(
    navigationMachine.provide({
      actions: {
        paintShutter: (_, { wall }) => {
          shutter.dataset.wall = wall;
        },
        scrollToTop: () => {
          if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
        },
        focusHeading: () => focusHeading(router.latestLocation.hash),
        announceTitle: () => {
          announcer.textContent = document.title;
        },
      },
    }),
    inspection,
  );
  actor.subscribe((snapshot) => {
    shutter.dataset.state = pathOf(snapshot.value);
    progress.hidden = !snapshot.matches('travelling');
  });
  actor.start();

  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    if (!pathChanged) return actor.send({ type: 'navigation.cancelled' });
    // Back is a change of page like any other; only a reload, and Back within a page, restore the scroll position.
    history.scrollRestoration = 'manual';
    actor.send({ type: 'navigation.started' });
  });
  let isRepeated = false;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { origin, pathname } = window.location;
      const isOfSite = link?.origin === origin;
      const isOfThisPage = isOfSite && routedPath(link.pathname) === routedPath(pathname);
      // The browser opens the page: React would take the header away, or hydrate it with the data of the next page.
      if (isOfSite && !isOfThisPage && !isHydrated()) event.stopPropagation();
      // Must be set before this history entry is left: on Back, browsers read it before they send an event.
      if (isOfThisPage && link.hash) history.scrollRestoration = 'auto';
      isRepeated = isOfThisPage && link.hash === '';
    },
    { capture: true, signal },
  );
  // In the bubble phase: `defaultPrevented` says that the router handled the click.
  document.addEventListener(
    'click',
    ({ defaultPrevented }) => {
      if (isRepeated && defaultPrevented) actor.send({ type: 'link.repeated' });
    },
    { signal },
  );
  // Replaces the context of the first page: from now on a page whose script fails shows the error screen.
  const context: RouterContext = {
    async pageLoaded(wall) {
      actor.send({ type: 'page.loaded', wall, isMotionReduced: reducedMotion().matches });
      await waitFor(actor, (snapshot) => !snapshot.matches('closing'));
    },
  };
  // The browser itself scrolls to an anchor of the prerendered page, and the visitor may have scrolled on since.
  let isScrolled = document.querySelector(':target') !== null;
  router.update({
    ...router.options,
    context,
    // The router scrolls to anchors alone: it would scroll to the top on Back within a page too.
    scrollRestoration: ({ location }) => location.hash !== '' && !isScrolled,
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    isScrolled = false;
    if (fromLocation && pathChanged) actor.send({ type: 'page.rendered' });
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
