import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { startUpMachine } from '../../machines/startUp.machine.ts';

// 5000 ms from the app's load, however late the timer's own script comes (HOST-3).
test.each([
  [0, 5_000],
  [3_200, 1_800],
  [4_999, 1],
  [5_000, 0],
  [9_000, 0],
])('started %i ms after the load, the flag is set %i ms later', (elapsed, rest) => {
  const clock = new SimulatedClock();
  const actor = createActor(startUpMachine, { clock, input: { elapsed } }).start();
  if (rest > 0) {
    clock.increment(rest - 1);
    expect(actor.getSnapshot().value).toBe('counting');
    clock.increment(1);
  } else clock.increment(0);
  expect(actor.getSnapshot().value).toBe('elapsed');
});
