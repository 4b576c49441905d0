import { after, type MachineRules } from '../format.ts';

/** HOST-3 */
export const startUp: MachineRules = {
  // The delay of the timer's script, ms after the app's load.
  inputs: {
    'at once': { elapsed: 0 },
    'late by 3200': { elapsed: 3_200 },
    'late by 4999': { elapsed: 4_999 },
    'too late': { elapsed: 9_000 },
  },
  start: 'counting',
  context: (input) => input,
  states: [
    { in: 'counting', only: 'at once', by: [], on: [[after(5_000), 'elapsed']] },
    { in: 'counting', only: '3200', by: [], on: [[after(1_800), 'elapsed']] },
    { in: 'counting', only: '4999', by: [], on: [[after(1), 'elapsed']] },
    { in: 'counting', only: 'too late', by: [], on: [[after(0), 'elapsed']] },
    { in: 'elapsed', only: 'at once', by: [after(5_000)], isFinal: true },
  ],
};
