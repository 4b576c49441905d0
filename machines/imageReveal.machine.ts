import { setup } from 'xstate';

type ImageRevealEvent = { type: 'element.entered' } | { type: 'element.left' };

/**
 * A picture that unfolds while it is inside the viewport (MOTION-3).
 *
 *     whole → folded ⇄ unfolded
 */
export const imageRevealMachine = setup({
  types: { events: {} as ImageRevealEvent },
}).createMachine({
  id: 'imageReveal',
  initial: 'whole',
  states: {
    whole: {
      description: 'It has not been outside of the viewport since hydration, so it does not animate.',
      on: { 'element.left': 'folded' },
    },
    folded: {
      description: 'No part of it is within the viewport vertically.',
      on: { 'element.entered': 'unfolded' },
    },
    unfolded: {
      description: 'It is within the viewport again.',
      on: { 'element.left': 'folded' },
    },
  },
});
