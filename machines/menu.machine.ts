import { setup } from 'xstate';

type MenuEvent =
  | { type: 'toggle.pressed' }
  | { type: 'link.followed' }
  | { type: 'escape.pressed' }
  | { type: 'viewport.widened' }
  /** A change of page, as in `navigation.machine.ts`. */
  | { type: 'navigation.started' }
  | { type: 'page.rendered' };

/**
 * The navigation of small screens.
 *
 *     closed ⇄ open
 *
 * The toggle opens and closes it (NAV-3); following any link, the logo's included, closes it (NAV-4), and so does any
 * other change of page, as by the browser's Back.
 */
export const menuMachine = setup({
  types: { events: {} as MenuEvent },
  actions: {
    /** Focuses the toggle. Provided by the view. */
    focusToggle: () => {},
    /** Makes the page behind the sheet reachable, before the next paint. Provided by the view. */
    uncoverPage: () => {},
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
      on: {
        'toggle.pressed': 'closed',
        // No `focusToggle`: the focus goes to the next page's heading.
        'link.followed': { target: 'closed', actions: 'uncoverPage' },
        'escape.pressed': { target: 'closed', actions: 'focusToggle' },
        'viewport.widened': 'closed',
        'navigation.started': { target: 'closed', actions: 'uncoverPage' },
        // The visitor opened it while the next page was loading.
        'page.rendered': { target: 'closed', actions: 'uncoverPage' },
      },
    },
  },
});
