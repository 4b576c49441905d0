import { setup } from 'xstate';
import { type ScrollEvent, scrollGuards, whenBeyond, whenWithin } from './scrollThreshold.ts';

/** Scrolled beyond this offset, px, the flag is set (SCROLL-6). */
export const BLOG_SCROLL_OFFSET = 300;

/**
 * An article's scrolled-beyond-300-px flag, which only the inspector reads (SCROLL-6).
 *
 *     within ⇄ beyond
 */
export const blogScrollMachine = setup({
  types: { events: {} as ScrollEvent },
  guards: scrollGuards(({ y }) => y > BLOG_SCROLL_OFFSET),
}).createMachine({
  id: 'blogScroll',
  initial: 'within',
  states: {
    within: {
      description: 'The article is scrolled by 300 px at most.',
      on: whenBeyond('beyond'),
    },
    beyond: {
      description: 'The article is scrolled beyond 300 px.',
      on: whenWithin('within'),
    },
  },
});
