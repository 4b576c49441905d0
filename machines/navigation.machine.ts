import { setup } from 'xstate';

type NavigationEvent = { type: 'navigation.started' } | { type: 'page.rendered' };

/**
 * A change of page within the site.
 *
 *     settled → travelling → settled / scroll to the top, focus the heading, announce the title
 */
export const navigationMachine = setup({
  types: { events: {} as NavigationEvent },
  actions: {
    /** Every route change scrolls the page to the top (SPECIFICATION 2). Provided by the app. */
    scrollToTop: () => {},
    /** Moves the keyboard to where the new page begins. Provided by the app. */
    focusHeading: () => {},
    /** Says the new page's title to those who do not see it. Provided by the app. */
    announceTitle: () => {},
  },
}).createMachine({
  id: 'navigation',
  initial: 'settled',
  states: {
    settled: {
      description: 'A page is shown.',
      on: { 'navigation.started': 'travelling' },
    },
    travelling: {
      description: 'The next page is on its way; this one is still shown.',
      on: {
        'page.rendered': {
          target: 'settled',
          actions: ['scrollToTop', 'focusHeading', 'announceTitle'],
        },
      },
    },
  },
});
