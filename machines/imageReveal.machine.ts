import { setup } from 'xstate';

type ImageRevealEvent = { type: 'element.entered' } | { type: 'element.left' };

/**
 * A picture that unfolds while it is inside the viewport (MOTION-3).
 *
 *     folded ⇄ unfolded
 */
export const imageRevealMachine = setup({
  types: { events: {} as ImageRevealEvent },
}).createMachine({
  id: 'imageReveal',
  initial: 'folded',
  states: {
    folded: {
      description: 'No part of it is within the viewport vertically.',
      on: { 'element.entered': 'unfolded' },
    },
    unfolded: {
      description: 'It is within the viewport.',
      on: { 'element.left': 'folded' },
    },
  },
});
