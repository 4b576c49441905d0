import { setup } from 'xstate';
import { comparison, type ScrollOffset, threshold } from './scrollThreshold.ts';

/** Scrolled beyond this offset, px, the header has its scrolled style. */
const HEADER_SCROLL_OFFSET = 0;

/**
 * The header's style.
 *
 *     resting ⇄ scrolled
 *
 * It is scrolled as soon as the page is scrolled at all (SCROLL-2: above 0 px).
 */
export const headerScrollMachine = setup(
  comparison(({ y }: ScrollOffset) => y > HEADER_SCROLL_OFFSET),
).createMachine(
  threshold(
    'headerScroll',
    { name: 'resting', description: 'The page is at its top; the header has the colour of the first wall.' },
    { name: 'scrolled', description: 'The page is scrolled; the header has a background of its own.' },
  ),
);
