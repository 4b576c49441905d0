import { setup } from 'xstate';

/** How long after the app's load the flag is set, ms; SPECIFICATION 9. */
export const START_UP_TIME = 5_000;

/**
 * A timer that starts with the app, and which nothing reads but the inspector (SPECIFICATION 4, RULINGS R15).
 *
 *     counting → elapsed
 */
export const startUpMachine = setup({
  delays: { startUp: START_UP_TIME },
}).createMachine({
  id: 'startUp',
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
