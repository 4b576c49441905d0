import { setup } from 'xstate';

/** Scrolled beyond this offset, px, the button is active (SCROLL-3). */
export const SCROLL_TO_TOP_OFFSET = 300;

/** `y`: how far the page is scrolled down, px. */
type ScrollToTopEvent = { type: 'page.scrolled'; y: number } | { type: 'button.pressed' };

/**
 * The way back to the top of a long page.
 *
 *     inactive ⇄ active (button.pressed / scrollToTop)
 */
export const scrollToTopMachine = setup({
  types: { events: {} as ScrollToTopEvent },
  actions: {
    /** Scrolls smoothly to the top (SCROLL-4), or at once under reduced motion. Provided by the view. */
    scrollToTop: () => {},
  },
  guards: {
    isBeyondOffset: (_, { y }: { y: number }) => y > SCROLL_TO_TOP_OFFSET,
    isWithinOffset: (_, { y }: { y: number }) => y <= SCROLL_TO_TOP_OFFSET,
  },
}).createMachine({
  id: 'scrollToTop',
  initial: 'inactive',
  states: {
    inactive: {
      description: 'The top is near; the button is not offered.',
      on: {
        'page.scrolled': {
          guard: { type: 'isBeyondOffset', params: ({ event }) => ({ y: event.y }) },
          target: 'active',
        },
      },
    },
    active: {
      description: 'The page is scrolled beyond 300 px; the button returns to the top.',
      on: {
        'page.scrolled': {
          guard: { type: 'isWithinOffset', params: ({ event }) => ({ y: event.y }) },
          target: 'inactive',
        },
        'button.pressed': { actions: 'scrollToTop' },
      },
    },
  },
});
