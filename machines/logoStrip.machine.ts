import { setup } from 'xstate';
import { type PauseEvent, pauseReasons } from './pauseReasons.ts';

/**
 * A strip of logos that scrolls to the left without end (MOTION-6).
 *
 *     pointer × focus × control × page × motion
 *
 * It moves while no state is tagged `paused`: not under the pointer (MOTION-8), nor in a hidden tab (MOTION-11). The
 * view sets its speed, 60 or 120 px/s (MOTION-7).
 */
export const logoStripMachine = setup({
  types: { events: {} as PauseEvent, tags: {} as 'paused' },
}).createMachine({
  id: 'logoStrip',
  type: 'parallel',
  states: pauseReasons,
});
