import type { AnyRouter } from '@tanstack/react-router';
import { createActor, waitFor } from 'xstate';
import { navigationMachine } from '../../../machines/navigation.machine.ts';
import { reducedMotion } from '../../actors/motion.ts';
import { pathOf } from '../../actors/statePath.ts';
import { inspection } from '../../inspection.ts';
import type { NavigationContext } from '../../router.tsx';
import * as css from './Navigation.css.ts';

/** The live region that announces the title of the new page to screen readers. */
function createAnnouncer(): HTMLElement {
  const element = document.createElement('p');
  element.id = 'announcer';
  element.className = css.announcer;
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

/** The shutter that closes over a page and opens on the next. */
function createShutter(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'shutter';
  element.className = css.shutter;
  element.ariaHidden = 'true';
  document.body.append(element);
  return element;
}

/** The part of the page that the address names, if any. */
const namedPart = () => document.getElementById(window.location.hash.slice(1));

/**
 * After each change of page within the site, does the browser's part of opening a page: scrolls to the top, focuses the
 * heading, and announces the title. A shutter hides the change itself.
 */
export function followNavigation(router: AnyRouter): void {
  const announcer = createAnnouncer();
  const shutter = createShutter();
  const actor = createActor(
    navigationMachine.provide({
      actions: {
        paintShutter: (_, { wall }) => {
          shutter.dataset.wall = wall;
        },
        scrollToTop: () => {
          if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
        },
        focusHeading: () => {
          const target = namedPart() ?? document.querySelector<HTMLElement>('main h1');
          if (!target) return;
          target.tabIndex = -1;
          target.focus({ preventScroll: true });
        },
        announceTitle: () => {
          announcer.textContent = document.title;
        },
      },
    }),
    { ...inspection },
  );
  actor.subscribe(({ value }) => {
    shutter.dataset.state = pathOf(value);
  });
  actor.start();

  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    if (!pathChanged) return actor.send({ type: 'navigation.cancelled' });
    // Back is a change of page like any other; only a reload, and Back within a page, restore the scroll position.
    history.scrollRestoration = 'manual';
    actor.send({ type: 'navigation.started' });
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Set before the entry is left, because a browser reads it before it tells of its return.
      if (link?.hash && link.pathname === window.location.pathname) history.scrollRestoration = 'auto';
    },
    true,
  );
  const context: NavigationContext = {
    async pageLoaded(wall) {
      actor.send({ type: 'page.loaded', wall, isMotionReduced: reducedMotion().matches });
      await waitFor(actor, (snapshot) => !snapshot.matches('closing'));
    },
  };
  // The router scrolls to anchors alone: it would scroll to the top on Back within a page too.
  router.update({ ...router.options, context, scrollRestoration: ({ location }) => location.hash !== '' });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) actor.send({ type: 'page.rendered' });
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
