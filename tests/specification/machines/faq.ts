import type { MachineRules } from '../format.ts';

export const faq: MachineRules = {
  rules: ['SERVICE-9'],
  start: 'collapsed',
  states: [
    { in: 'collapsed', by: [], on: [['question.opened', 'expanded']], ignores: ['question.closed'] },
    {
      in: 'expanded',
      by: ['question.opened'],
      on: [['question.closed', 'collapsed']],
      ignores: ['question.opened'],
    },
  ],
};
