import { after, done, failed, type MachineRules, only, type StateRules } from '../format.ts';

const arriving = ['scrollToTop', 'focusHeading', 'announceTitle'];
const loaded = { type: 'page.loaded', wall: 'genda', isMotionReduced: false };
const loadedWithoutMotion = { ...loaded, isMotionReduced: true };

export const navigation: MachineRules = {
  rules: ['SCROLL-1'],
  start: 'settled',
  states: [
    {
      in: 'settled',
      by: [],
      on: [['navigation.started', 'travelling']],
      ignores: ['navigation.cancelled', loaded, loadedWithoutMotion, 'page.rendered'],
    },
    {
      in: 'travelling',
      by: ['navigation.started'],
      on: [
        ['navigation.cancelled', 'settled'],
        [loaded, 'closing', { does: [['paintShutter', { wall: 'genda' }]] }],
        ['page.rendered', 'settled', { does: arriving }],
      ],
      // A visitor who asked for less motion sees no shutter.
      ignores: ['navigation.started', loadedWithoutMotion],
    },
    {
      in: 'closing',
      by: ['navigation.started', loaded],
      on: [
        ['navigation.started', 'travelling'],
        ['navigation.cancelled', 'opening'],
        [after(240), 'closed'],
      ],
      ignores: [loaded, loadedWithoutMotion, 'page.rendered'],
    },
    {
      in: 'closed',
      by: ['navigation.started', loaded, after(240)],
      on: [
        ['navigation.started', 'travelling'],
        ['navigation.cancelled', 'opening'],
        ['page.rendered', 'opening', { does: arriving }],
      ],
      ignores: [loaded, loadedWithoutMotion],
    },
    {
      in: 'opening',
      by: ['navigation.started', loaded, after(240), 'page.rendered'],
      on: [
        ['navigation.started', 'travelling'],
        [after(240), 'settled'],
      ],
      ignores: ['navigation.cancelled', loaded, loadedWithoutMotion, 'page.rendered'],
    },
  ],
};

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

/** The rules of a failed script, which an island requests again by itself. */
const failedRules = {
  on: [
    ['retry.requested', 'loading', { starts: ['load'] }],
    only('island', [after(1_000), 'loading', { starts: ['load'], keeps: { wait: 2_000 } }]),
    only('island', ['browser.online', 'loading', { starts: ['load'], keeps: { wait: 2_000 } }]),
  ],
  ignores: [only('page', 'browser.online')],
} satisfies Partial<StateRules>;

export const chunk: MachineRules = {
  rules: ['ERROR-4'],
  inputs: { page: { isRetried: false }, island: { isRetried: true } },
  start: 'loading',
  context: ({ isRetried }: { isRetried: boolean }) => ({ isRetried, wait: 1_000, module: null, cause: null }),
  first: { starts: ['load'] },
  states: [
    {
      in: 'loading',
      by: [],
      on: [
        [done('load', script), 'loaded', { keeps: { module: script } }],
        [failed('load', offline), 'failed.error', { keeps: { cause: offline } }],
        [failed('load', lookalike), 'failed.error', { keeps: { cause: lookalike } }],
        [failed('load', absent), 'failed.missing', { keeps: { cause: absent } }],
        [after(120_000), 'failed.timeout'],
      ],
      ignores: ['retry.requested', 'browser.online'],
    },
    { in: 'loaded', by: [done('load', script)], isFinal: true },
    { in: 'failed.error', by: [failed('load', offline)], ...failedRules },
    { in: 'failed.timeout', by: [after(120_000)], ...failedRules },
    { in: 'failed.missing', by: [failed('load', absent)], ...failedRules },
    {
      in: 'failed.error',
      only: 'island',
      by: failuresAfter(1_000, 2_000, 4_000, 8_000, 16_000),
      on: [[after(32_000), 'loading', { starts: ['load'], keeps: { wait: 60_000 } }]],
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
        [done('load', script), 'loaded', { keeps: { module: script } }],
      ],
      ignores: ['retry.requested', 'browser.online'],
    },
  ],
};

const retry = { type: 'retry.pressed', isScriptMissing: true };
const redraw = { type: 'retry.pressed', isScriptMissing: false };
const drawn = { does: ['drawAgain'] };

export const errorScreen: MachineRules = {
  rules: ['ERROR-5'],
  start: 'offering',
  states: [
    {
      in: 'offering',
      by: [],
      on: [
        [retry, 'asking', { starts: ['askServer'] }],
        [redraw, 'offering', drawn],
      ],
    },
    {
      in: 'asking',
      by: [retry],
      on: [
        [done('askServer', 200), 'offering', { does: ['openDocument'] }],
        [done('askServer', 404), 'offering', { does: ['openDocument'] }],
        [done('askServer', 499), 'offering', { does: ['openDocument'] }],
        // A document of the server's error would take the page's header and footer away.
        [done('askServer', 500), 'offering', drawn],
        [failed('askServer', offline), 'offering', drawn],
        [after(5_000), 'offering', drawn],
      ],
      ignores: [retry, redraw],
    },
  ],
};

export const blogScroll: MachineRules = {
  rules: ['SCROLL-6'],
  start: 'within',
  states: [
    {
      in: 'within',
      by: [],
      on: [[{ type: 'page.scrolled', y: 301 }, 'beyond']],
      ignores: [
        { type: 'page.scrolled', y: 0 },
        { type: 'page.scrolled', y: 300 },
      ],
    },
    {
      in: 'beyond',
      by: [{ type: 'page.scrolled', y: 301 }],
      on: [
        [{ type: 'page.scrolled', y: 300 }, 'within'],
        [{ type: 'page.scrolled', y: 0 }, 'within'],
      ],
      ignores: [
        { type: 'page.scrolled', y: 301 },
        { type: 'page.scrolled', y: 5_000 },
      ],
    },
  ],
};

export const startUp: MachineRules = {
  rules: ['HOST-3'],
  // The delay of the timer's script, ms after the app's load.
  inputs: {
    'at once': { elapsed: 0 },
    'late by 3200': { elapsed: 3_200 },
    'late by 4999': { elapsed: 4_999 },
    'too late': { elapsed: 9_000 },
  },
  start: 'counting',
  context: (input) => input,
  states: [
    { in: 'counting', only: 'at once', by: [], on: [[after(5_000), 'elapsed']] },
    { in: 'counting', only: '3200', by: [], on: [[after(1_800), 'elapsed']] },
    { in: 'counting', only: '4999', by: [], on: [[after(1), 'elapsed']] },
    { in: 'counting', only: 'too late', by: [], on: [[after(0), 'elapsed']] },
    { in: 'elapsed', only: 'at once', by: [after(5_000)], isFinal: true },
  ],
};

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
