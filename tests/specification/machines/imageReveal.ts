import type { MachineRules } from '../format.ts';

/** MOTION-3 */
export const imageReveal: MachineRules = {
  start: 'whole',
  states: [
    // A picture already in view at hydration does not unfold.
    { in: 'whole', by: [], on: [['element.left', 'folded']] },
    { in: 'folded', by: ['element.left'], on: [['element.entered', 'unfolded']] },
    { in: 'unfolded', by: ['element.left', 'element.entered'], on: [['element.left', 'folded']] },
  ],
};
