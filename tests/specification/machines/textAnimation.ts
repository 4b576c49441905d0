import { after, type MachineRules } from '../format.ts';

/** MOTION-1, MOTION-2 */
export const textAnimation: MachineRules = {
  start: 'still',
  states: [
    { in: 'still', by: [], on: [['element.entered', 'animated']] },
    { in: 'animated', by: ['element.entered'], on: [['element.left', 'leaving']] },
    {
      in: 'leaving',
      by: ['element.entered', 'element.left'],
      on: [
        [after(1_000), 'still'],
        ['element.entered', 'animated'],
      ],
    },
    {
      // Leaving again restarts the second.
      in: 'leaving',
      by: ['element.entered', 'element.left', after(900), 'element.entered', 'element.left'],
      on: [[after(1_000), 'still']],
    },
  ],
};
