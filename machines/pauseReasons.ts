import { or, stateIn } from 'xstate';

export type PauseEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'control.pressed' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' };

/**
 * Five parallel regions, one for each reason to pause (MOTION-8 to MOTION-11). `carousel` and `logoStrip` include all
 * and run only while no state is tagged `paused`; `popOut` uses `pointer` and `motion` only, without the tag.
 */
export const pauseReasons = {
  pointer: {
    description: 'The place of the pointer.',
    initial: 'away',
    states: {
      away: { description: 'No pointer is over it.', on: { 'pointer.entered': 'over' } },
      over: { description: 'A pointer is over it.', tags: 'paused', on: { 'pointer.left': 'away' } },
    },
  },
  focus: {
    description: 'The place of the focus.',
    initial: 'outside',
    states: {
      outside: {
        description: 'The focus is elsewhere, or on the control after a press.',
        on: { 'focus.entered': 'inside' },
      },
      inside: {
        description: 'The focus is in it, by keyboard.',
        tags: 'paused',
        on: {
          'focus.left': 'outside',
          // A press of the control is the visitor's explicit choice; the focus on it is no reason to pause any more.
          'control.pressed': 'outside',
        },
      },
    },
  },
  control: {
    description: 'The choice made by the pause control.',
    initial: 'running',
    states: {
      running: { description: 'The visitor lets it run.', on: { 'control.pressed': 'paused' } },
      paused: { description: 'The visitor paused it.', tags: 'paused', on: { 'control.pressed': 'running' } },
    },
  },
  page: {
    description: 'The visibility of the tab.',
    initial: 'visible',
    states: {
      visible: { description: 'The tab is visible.', on: { 'page.hidden': 'hidden' } },
      hidden: { description: 'The tab is hidden.', tags: 'paused', on: { 'page.shown': 'visible' } },
    },
  },
  motion: {
    description: 'The preference for motion.',
    initial: 'full',
    states: {
      full: { description: 'The visitor has no preference.', on: { 'motion.reduced': 'reduced' } },
      reduced: {
        description: 'The visitor prefers reduced motion.',
        tags: 'paused',
        on: { 'motion.allowed': 'full' },
      },
    },
  },
} as const;

/** The guard for the tag `paused`, which a guard cannot read. */
export const isPaused = or([
  stateIn({ pointer: 'over' }),
  stateIn({ focus: 'inside' }),
  stateIn({ control: 'paused' }),
  stateIn({ page: 'hidden' }),
  stateIn({ motion: 'reduced' }),
]);
