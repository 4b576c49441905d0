import { setup } from 'xstate';
import {
  type ScrollEvent,
  type ScrollOffset,
  scrollGuards,
  whenBeyond,
  whenWithin,
} from './scrollThreshold.ts';

/** Scrolled beyond this part of the viewport's height, the link appears. */
export const CHAT_BUTTON_PART = 0.5;

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
export const chatButtonMachine = setup({
  types: { events: {} as ScrollEvent<Position> },
  guards: scrollGuards(({ y, viewportHeight }: Position) => y > viewportHeight * CHAT_BUTTON_PART),
}).createMachine({
  id: 'chatButton',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The first screen is still in view; nothing floats over it.',
      on: whenBeyond('shown'),
    },
    shown: {
      description: 'The link floats at the lower edge.',
      on: whenWithin('hidden'),
    },
  },
});
