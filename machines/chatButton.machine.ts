import { setup } from 'xstate';

/** Scrolled beyond this part of the viewport's height, the link appears. */
export const CHAT_BUTTON_PART = 0.5;

/** `y`: how far the page is scrolled down, px. `viewportHeight`: px. */
type Position = { y: number; viewportHeight: number };

type ChatButtonEvent = { type: 'page.scrolled' } & Position;

const isPastHalf = ({ y, viewportHeight }: Position) => y > viewportHeight * CHAT_BUTTON_PART;

/**
 * The floating link into the chat app.
 *
 *     hidden ⇄ shown
 *
 * It appears once the page is scrolled past half the viewport's height (SCROLL-5).
 */
export const chatButtonMachine = setup({
  types: { events: {} as ChatButtonEvent },
  guards: {
    isPastHalfViewport: (_, position: Position) => isPastHalf(position),
    isWithinHalfViewport: (_, position: Position) => !isPastHalf(position),
  },
}).createMachine({
  id: 'chatButton',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The first screen is still in view; nothing floats over it.',
      on: {
        'page.scrolled': {
          guard: { type: 'isPastHalfViewport', params: ({ event }) => event },
          target: 'shown',
        },
      },
    },
    shown: {
      description: 'The link floats at the lower edge.',
      on: {
        'page.scrolled': {
          guard: { type: 'isWithinHalfViewport', params: ({ event }) => event },
          target: 'hidden',
        },
      },
    },
  },
});
