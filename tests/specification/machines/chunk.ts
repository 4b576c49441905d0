import { after, done, failed, type MachineRules, type StateRules, type Step } from '../format.ts';

const script = { default: 'a module' };
const offline = new TypeError('Failed to fetch dynamically imported module');
const absent = Object.assign(new Error('There is no such script'), { name: 'MissingChunk' });
/** Its name alone does not make a thrown value an error. */
const lookalike = { name: 'MissingChunk' };

/** A failure on each of these waits, and the last one. */
const failuresAfter = (...waits: number[]) => [
  ...waits.flatMap((wait) => [failed('load', offline), after(wait)]),
  failed('load', offline),
];

/** A script that has failed by this step: an island requests it again by itself. */
const failedBy = (state: string, step: Step): StateRules[] => [
  { in: state, by: [step], on: [['retry.requested', 'loading', { starts: ['load'] }]] },
  {
    in: state,
    only: 'island',
    by: [step],
    on: [
      [after(1_000), 'loading', { starts: ['load'], assigns: { wait: 2_000 } }],
      ['browser.online', 'loading', { starts: ['load'], assigns: { wait: 2_000 } }],
    ],
  },
];

/** ERROR-4 */
export const chunk: MachineRules = {
  inputs: { page: { isRetried: false }, island: { isRetried: true } },
  start: 'loading',
  context: ({ isRetried }: { isRetried: boolean }) => ({ isRetried, wait: 1_000, module: null, cause: null }),
  first: { starts: ['load'] },
  states: [
    {
      in: 'loading',
      by: [],
      on: [
        [done('load', script), 'loaded', { assigns: { module: script } }],
        [failed('load', offline), 'failed.error', { assigns: { cause: offline } }],
        [failed('load', lookalike), 'failed.error', { assigns: { cause: lookalike } }],
        [failed('load', absent), 'failed.missing', { assigns: { cause: absent } }],
        [after(120_000), 'failed.timeout'],
      ],
    },
    { in: 'loaded', by: [done('load', script)], isFinal: true },
    ...failedBy('failed.error', failed('load', offline)),
    ...failedBy('failed.timeout', after(120_000)),
    ...failedBy('failed.missing', failed('load', absent)),
    {
      in: 'failed.error',
      only: 'island',
      by: failuresAfter(1_000, 2_000, 4_000, 8_000, 16_000),
      on: [[after(32_000), 'loading', { starts: ['load'], assigns: { wait: 60_000 } }]],
    },
    {
      in: 'failed.error',
      only: 'island',
      by: failuresAfter(1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000),
      on: [[after(60_000), 'loading', { starts: ['load'] }]],
    },
    {
      in: 'loading',
      by: [after(120_000), 'retry.requested'],
      on: [
        [after(120_000), 'failed.timeout'],
        [done('load', script), 'loaded', { assigns: { module: script } }],
      ],
    },
  ],
};
