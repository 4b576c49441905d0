import type { MachineRules } from '../format.ts';

/** SERVICE-9 */
export const faq: MachineRules = {
  start: 'collapsed',
  states: [
    { in: 'collapsed', by: [], on: [['question.opened', 'expanded']] },
    { in: 'expanded', by: ['question.opened'], on: [['question.closed', 'collapsed']] },
  ],
};
