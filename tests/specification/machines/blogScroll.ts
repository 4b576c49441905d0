import type { MachineRules } from '../format.ts';

const scrolledTo = (y: number) => ({ type: 'page.scrolled', y });

/** SCROLL-6 */
export const blogScroll: MachineRules = {
  start: 'within',
  states: [
    {
      in: 'within',
      by: [],
      on: [[scrolledTo(301), 'beyond']],
      ignores: [scrolledTo(0), scrolledTo(300)],
    },
    {
      in: 'beyond',
      by: [scrolledTo(301)],
      on: [
        [scrolledTo(300), 'within'],
        [scrolledTo(0), 'within'],
      ],
      ignores: [scrolledTo(301), scrolledTo(5_000)],
    },
  ],
};
