import { setup } from 'xstate';

/** The flag is set this long after the app's load, ms (HOST-3). */
const START_UP_TIME = 5_000;

/**
 * A timer from the app's load; only the inspector reads its state (HOST-3).
 *
 *     counting → elapsed
 */
export const startUpMachine = setup({
  types: {
    input: {} as {
      /** ms since the app's load when the timer starts. */
      elapsed: number;
    },
    context: {} as { elapsed: number },
  },
  delays: { startUp: ({ context }) => Math.max(START_UP_TIME - context.elapsed, 0) },
}).createMachine({
  id: 'startUp',
  context: ({ input }) => ({ elapsed: input.elapsed }),
  initial: 'counting',
  states: {
    counting: {
      description: 'The app was loaded less than 5 seconds ago.',
      after: { startUp: 'elapsed' },
    },
    elapsed: {
      description: 'The app was loaded 5 seconds ago.',
      type: 'final',
    },
  },
});
