import { setup } from 'xstate';

/** The share of an element that has to be visible, 0 to 1 (MOTION-1). */
export const TEXT_ANIMATION_THRESHOLD = 0.3;
/** The time that the animation stays after the element has left, ms (MOTION-2). */
const TEXT_ANIMATION_REMOVAL_DELAY = 1_000;

type TextAnimationEvent = { type: 'element.entered' } | { type: 'element.left' };

/**
 * A heading that animates when it comes into view, and again when it comes back.
 *
 *     still → animated → leaving → still
 *
 * It is removed 1000 ms after the element left, so it can replay (MOTION-2).
 */
export const textAnimationMachine = setup({
  types: { events: {} as TextAnimationEvent },
  delays: { removal: TEXT_ANIMATION_REMOVAL_DELAY },
}).createMachine({
  id: 'textAnimation',
  initial: 'still',
  states: {
    still: {
      description: 'Less than 30% is seen; nothing is animated.',
      on: { 'element.entered': 'animated' },
    },
    animated: {
      description: 'At least 30% is seen; the animation plays, once.',
      on: { 'element.left': 'leaving' },
    },
    leaving: {
      description: 'It has left; the animation is kept in case it comes back at once.',
      on: { 'element.entered': 'animated' },
      after: { removal: 'still' },
    },
  },
});
