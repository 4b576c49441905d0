import { setup } from 'xstate';

type MenuEvent =
  | { type: 'toggle.pressed' }
  | { type: 'escape.pressed' }
  | { type: 'viewport.widened' }
  /** The navigations of the router, by links or by the browser's Back, as in `navigation.machine.ts`. */
  | { type: 'navigation.started' }
  /** The link leads to this page, or to a call or a mail. */
  | { type: 'navigation.cancelled' }
  | { type: 'page.rendered' };

/**
 * The navigation of small screens.
 *
 *     closed ⇄ open
 *
 * The toggle opens and closes it (NAV-3); following any link, the logo's included, closes it (NAV-4), and so does any
 * other navigation, as by the browser's Back. A link that opens in another tab or window is no navigation.
 */
export const menuMachine = setup({
  types: { events: {} as MenuEvent },
  actions: {
    /** Focuses the toggle. */
    focusToggle: () => {},
    /** Makes the page behind the sheet inert, once the sheet is painted. */
    makePageInert: () => {},
    /** Removes `inert` from the page behind the sheet, after the next paint. */
    makePageReachable: () => {},
    /** Removes `inert` immediately, so that the next page's heading can be focused. */
    makePageReachableNow: () => {},
    /** Raises the links one after another. */
    bringInLinks: () => {},
  },
}).createMachine({
  id: 'menu',
  initial: 'closed',
  states: {
    closed: {
      description: 'The sheet is away; wide screens show the links in the header instead.',
      on: {
        'toggle.pressed': 'open',
      },
    },
    open: {
      description: 'The sheet covers the page, and only the header and the sheet can be reached.',
      entry: ['makePageInert', 'bringInLinks'],
      exit: 'makePageReachable',
      on: {
        'toggle.pressed': 'closed',
        'escape.pressed': { target: 'closed', actions: 'focusToggle' },
        'viewport.widened': 'closed',
        // No `focusToggle`: the focus goes to the next page's heading.
        'navigation.started': { target: 'closed', actions: 'makePageReachableNow' },
        'navigation.cancelled': { target: 'closed', actions: 'focusToggle' },
        // The visitor opened it while the next page was loading.
        'page.rendered': { target: 'closed', actions: 'makePageReachableNow' },
      },
    },
  },
});
