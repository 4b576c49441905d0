import { setup } from 'xstate';
import { comparison, type ScrollOffset, threshold } from './scrollThreshold.ts';

/** Scrolled beyond this offset, px, the flag is set (SCROLL-6). */
const BLOG_SCROLL_OFFSET = 300;

/**
 * An article's scrolled-beyond-300-px flag, which only the inspector reads (SCROLL-6).
 *
 *     within ⇄ beyond
 */
export const blogScrollMachine = setup(
  comparison(({ y }: ScrollOffset) => y > BLOG_SCROLL_OFFSET),
).createMachine(
  threshold(
    'blogScroll',
    { name: 'within', description: 'The article is scrolled by 300 px at most.' },
    { name: 'beyond', description: 'The article is scrolled beyond 300 px.' },
  ),
);
