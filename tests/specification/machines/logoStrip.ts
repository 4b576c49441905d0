import type { MachineRules, StateRules } from '../format.ts';
import { pauses, running } from './pauseReasons.ts';

/** MOTION-8, MOTION-9, MOTION-10, MOTION-11 */
export const logoStrip: MachineRules = {
  start: `${running} track.single`,
  states: [
    ...pauses.flatMap(([begins, state, ends, back]): StateRules[] => [
      { in: back, by: [], on: [[begins, state]], ignores: begins === ends ? [] : [ends] },
      {
        in: state,
        by: [begins],
        tags: ['paused'],
        on: [[ends, back]],
        ignores: begins === ends ? [] : [begins],
      },
    ]),
    {
      // A visitor with keyboard focus on the control decides by pressing it.
      in: 'focus.inside',
      by: ['focus.entered'],
      tags: ['paused'],
      on: [['control.pressed', 'focus.outside control.paused']],
    },
    {
      in: 'focus.inside control.paused',
      by: ['control.pressed', 'focus.entered'],
      tags: ['paused'],
      on: [['control.pressed', 'focus.outside control.running']],
    },
    { in: 'track.single', by: [], on: [['page.settled', 'track.doubled']] },
    { in: 'track.doubled', by: ['page.settled'], ignores: ['page.settled'] },
  ],
};
