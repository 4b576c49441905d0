import { setup } from 'xstate';
import { comparison, type ScrollOffset, threshold } from './scrollThreshold.ts';

/** Scrolled beyond this share of the viewport's height, the link appears. */
const CHAT_BUTTON_SHARE = 0.5;

/** Scrolled down by `y` px, seen through a viewport of `viewportHeight` px. */
interface Position extends ScrollOffset {
  viewportHeight: number;
}

/**
 * The floating link into the chat app.
 *
 *     hidden ⇄ shown
 *
 * It appears once the page is scrolled past half the viewport's height (SCROLL-5).
 */
export const chatButtonMachine = setup(
  comparison(({ y, viewportHeight }: Position) => y > viewportHeight * CHAT_BUTTON_SHARE),
).createMachine(
  threshold(
    'chatButton',
    { name: 'hidden', description: 'The first screen is still in view; nothing floats over it.' },
    { name: 'shown', description: 'The link floats at the lower edge.' },
  ),
);
