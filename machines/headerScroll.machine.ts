import { setup } from 'xstate';

/** Scrolled beyond this offset, px, the header has its scrolled style. */
export const HEADER_SCROLL_OFFSET = 0;

/** `y`: how far the page is scrolled down, px. */
type HeaderScrollEvent = { type: 'page.scrolled'; y: number };

/**
 * The header's style.
 *
 *     resting ⇄ scrolled
 *
 * It is scrolled as soon as the page is scrolled at all (SCROLL-2: above 0 px).
 */
export const headerScrollMachine = setup({
  types: { events: {} as HeaderScrollEvent },
  guards: {
    isScrolled: (_, { y }: { y: number }) => y > HEADER_SCROLL_OFFSET,
    isAtTop: (_, { y }: { y: number }) => y <= HEADER_SCROLL_OFFSET,
  },
}).createMachine({
  id: 'headerScroll',
  initial: 'resting',
  states: {
    resting: {
      description: 'The page is at its top; the header lies on the first wall.',
      on: {
        'page.scrolled': {
          guard: { type: 'isScrolled', params: ({ event }) => ({ y: event.y }) },
          target: 'scrolled',
        },
      },
    },
    scrolled: {
      description: 'The page is scrolled; the header has a ground of its own.',
      on: {
        'page.scrolled': {
          guard: { type: 'isAtTop', params: ({ event }) => ({ y: event.y }) },
          target: 'resting',
        },
      },
    },
  },
});
