import { setup } from 'xstate';
import { comparison, type ScrollEvent, type ScrollOffset, threshold } from './scrollThreshold.ts';

/** Scrolled beyond this offset, px, the button is active (SCROLL-3). */
const SCROLL_TO_TOP_OFFSET = 300;

/**
 * The way back to the top of a long page.
 *
 *     inactive ⇄ active (button.pressed / scrollToTop)
 */
export const scrollToTopMachine = setup({
  ...comparison(({ y }: ScrollOffset) => y > SCROLL_TO_TOP_OFFSET),
  types: { events: {} as ScrollEvent | { type: 'button.pressed' } },
  actions: {
    /** Scrolls smoothly to the top (SCROLL-4), or at once under reduced motion. */
    scrollToTop: () => {},
  },
}).createMachine(
  threshold(
    'scrollToTop',
    { name: 'inactive', description: 'The top is near; the button is not offered.' },
    {
      name: 'active',
      description: 'The page is scrolled beyond 300 px; the button returns to the top.',
      on: { 'button.pressed': { actions: 'scrollToTop' } },
    },
  ),
);
