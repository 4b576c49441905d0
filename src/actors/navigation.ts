import type { AnyRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { navigationMachine } from '../../machines/navigation.machine.ts';
import { inspection } from '../inspect.ts';
import { announcer } from './navigation.css.ts';
import { pathOf } from './statePath.ts';

/** Where a page's title is said when it is changed; read out, not seen. */
function createAnnouncer(): HTMLElement {
  const element = document.createElement('p');
  element.id = 'announcer';
  element.className = announcer;
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

/**
 * What a browser does by itself when a page is opened, done after each change of page within the site: it starts at its
 * top, the keyboard at its heading, and its title is announced.
 */
export function followNavigation(router: AnyRouter): void {
  const element = createAnnouncer();
  const actor = createActor(
    navigationMachine.provide({
      actions: {
        scrollToTop: () => {
          if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
        },
        focusHeading: () => {
          const heading = document.querySelector<HTMLElement>('main h1');
          if (!heading) return;
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
        },
        announceTitle: () => {
          element.textContent = document.title;
        },
      },
    }),
    { ...inspection },
  );
  actor.subscribe(({ value }) => {
    element.dataset.state = pathOf(value);
  });
  actor.start();

  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    // A way back is a change of page like any other; only a reload keeps the place where the visitor was.
    history.scrollRestoration = 'manual';
    actor.send({ type: 'navigation.started' });
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) actor.send({ type: 'page.rendered' });
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
