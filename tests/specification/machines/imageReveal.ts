import type { MachineRules } from '../format.ts';

export const imageReveal: MachineRules = {
  rules: ['MOTION-3'],
  start: 'whole',
  states: [
    // A picture already in view at hydration does not unfold.
    { in: 'whole', by: [], on: [['element.left', 'folded']], ignores: ['element.entered'] },
    {
      in: 'folded',
      by: ['element.left'],
      on: [['element.entered', 'unfolded']],
      ignores: ['element.left'],
    },
    {
      in: 'unfolded',
      by: ['element.left', 'element.entered'],
      on: [['element.left', 'folded']],
      ignores: ['element.entered'],
    },
  ],
};
