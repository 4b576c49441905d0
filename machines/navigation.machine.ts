import { setup } from 'xstate';

/** Duration of closing, and of opening, ms; equals the CSS transition in `Navigation.css.ts`. */
export const SHUTTER = 240;

type NavigationEvent =
  | { type: 'navigation.started' }
  /** A navigation to the page that is shown: a link to it, Back while another page loads, or a retry. */
  | { type: 'navigation.cancelled' }
  /** A link to the current page, without a hash, was pressed. */
  | { type: 'link.repeated' }
  /** The next page has loaded. `wall`: the colours of its first section, a name in `src/theme/walls.ts`. */
  | { type: 'page.loaded'; wall: string; isMotionReduced: boolean }
  | { type: 'page.rendered' };

/** As a browser does for a link to the current page: to the top, focus on the heading. */
const repeats = { 'link.repeated': { actions: ['scrollToTop', 'focusHeading'] } } as const;

/**
 * A change of page within the site. A shutter closes over this page once the next one has loaded, and opens on it.
 *
 *     settled → travelling → closing → closed → opening → settled
 *                    └── (reduced motion) ──────────────────↑
 *
 * When the page is rendered: scroll to the top, focus the heading, announce the title.
 */
export const navigationMachine = setup({
  types: { events: {} as NavigationEvent },
  delays: { shutter: SHUTTER },
  actions: {
    /** Gives the shutter the colour of the next page's first wall. */
    paintShutter: (_, _wall: { wall: string }) => {},
    /** Every change of route scrolls the page to the top (SCROLL-1). */
    scrollToTop: () => {},
    /** Focuses the heading of the new page, or the part that its address names. */
    focusHeading: () => {},
    /** Announces the new page's title to screen readers. */
    announceTitle: () => {},
  },
  guards: {
    isMotionAllowed: (_, { isMotionReduced }: { isMotionReduced: boolean }) => !isMotionReduced,
  },
}).createMachine({
  id: 'navigation',
  initial: 'settled',
  states: {
    settled: {
      description: 'A page is shown.',
      on: { ...repeats, 'navigation.started': 'travelling' },
    },
    travelling: {
      description: 'The next page is on its way; this one is still shown.',
      on: {
        'navigation.cancelled': 'settled',
        'page.loaded': {
          guard: { type: 'isMotionAllowed', params: ({ event }) => event },
          target: 'closing',
          actions: { type: 'paintShutter', params: ({ event }) => event },
        },
        'page.rendered': {
          target: 'settled',
          actions: ['scrollToTop', 'focusHeading', 'announceTitle'],
        },
      },
    },
    closing: {
      description: 'The next page has loaded; the shutter closes over this one.',
      on: { 'navigation.started': 'travelling', 'navigation.cancelled': 'opening' },
      after: { shutter: 'closed' },
    },
    closed: {
      description: 'The shutter hides the change from this page to the next.',
      on: {
        'navigation.started': 'travelling',
        'navigation.cancelled': 'opening',
        'page.rendered': {
          target: 'opening',
          actions: ['scrollToTop', 'focusHeading', 'announceTitle'],
        },
      },
    },
    opening: {
      description: 'The shutter opens on the page that is shown.',
      on: { ...repeats, 'navigation.started': 'travelling' },
      after: { shutter: 'settled' },
    },
  },
});
