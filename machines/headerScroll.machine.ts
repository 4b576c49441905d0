import { setup } from 'xstate';
import { type ScrollEvent, scrollGuards, whenBeyond, whenWithin } from './scrollThreshold.ts';

/** Scrolled beyond this offset, px, the header has its scrolled style. */
export const HEADER_SCROLL_OFFSET = 0;

/**
 * The header's style.
 *
 *     resting ⇄ scrolled
 *
 * It is scrolled as soon as the page is scrolled at all (SCROLL-2: above 0 px).
 */
export const headerScrollMachine = setup({
  types: { events: {} as ScrollEvent },
  guards: scrollGuards(({ y }) => y > HEADER_SCROLL_OFFSET),
}).createMachine({
  id: 'headerScroll',
  initial: 'resting',
  states: {
    resting: {
      description: 'The page is at its top; the header lies on the first wall.',
      on: whenBeyond('scrolled'),
    },
    scrolled: {
      description: 'The page is scrolled; the header has a ground of its own.',
      on: whenWithin('resting'),
    },
  },
});
