import { after, type MachineRules } from '../format.ts';

export const textAnimation: MachineRules = {
  rules: ['MOTION-1', 'MOTION-2'],
  start: 'still',
  states: [
    { in: 'still', by: [], on: [['element.entered', 'animated']], ignores: ['element.left'] },
    {
      in: 'animated',
      by: ['element.entered'],
      on: [['element.left', 'leaving']],
      ignores: ['element.entered'],
    },
    {
      in: 'leaving',
      by: ['element.entered', 'element.left'],
      on: [
        [after(1_000), 'still'],
        ['element.entered', 'animated'],
      ],
      ignores: ['element.left'],
    },
    {
      // Leaving again restarts the second.
      in: 'leaving',
      by: ['element.entered', 'element.left', after(900), 'element.entered', 'element.left'],
      on: [[after(1_000), 'still']],
    },
  ],
};
