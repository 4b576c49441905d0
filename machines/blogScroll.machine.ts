import { setup } from 'xstate';

/** Scrolled beyond this offset, px, the flag is set (SCROLL-6). */
export const BLOG_SCROLL_OFFSET = 300;

/** `y`: how far the page is scrolled down, px. */
type BlogScrollEvent = { type: 'page.scrolled'; y: number };

/**
 * An article's scrolled-beyond-300-px flag, which only the inspector reads (SCROLL-6).
 *
 *     within ⇄ beyond
 */
export const blogScrollMachine = setup({
  types: { events: {} as BlogScrollEvent },
  guards: {
    isBeyondOffset: (_, { y }: { y: number }) => y > BLOG_SCROLL_OFFSET,
    isWithinOffset: (_, { y }: { y: number }) => y <= BLOG_SCROLL_OFFSET,
  },
}).createMachine({
  id: 'blogScroll',
  initial: 'within',
  states: {
    within: {
      description: 'The article is scrolled by 300 px at most.',
      on: {
        'page.scrolled': {
          guard: { type: 'isBeyondOffset', params: ({ event }) => ({ y: event.y }) },
          target: 'beyond',
        },
      },
    },
    beyond: {
      description: 'The article is scrolled beyond 300 px.',
      on: {
        'page.scrolled': {
          guard: { type: 'isWithinOffset', params: ({ event }) => ({ y: event.y }) },
          target: 'within',
        },
      },
    },
  },
});
