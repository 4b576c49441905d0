/**
 * What may ask a thing that moves by itself to hold still (MOTION-8 to MOTION-11): five concerns that know
 * nothing of each other, as parallel regions. Whoever spreads them moves only while no state is tagged `held`.
 */
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

export const pauseReasons = {
  pointer: {
    description: 'Where the pointer is.',
    initial: 'away',
    states: {
      away: { description: 'No pointer is over it.', on: { 'pointer.entered': 'over' } },
      over: { description: 'A pointer is over it.', tags: 'paused', on: { 'pointer.left': 'away' } },
    },
  },
  focus: {
    description: 'Where the keyboard is.',
    initial: 'outside',
    states: {
      outside: {
        description: 'The keyboard is elsewhere, or on the control it has worked.',
        on: { 'focus.entered': 'inside' },
      },
      inside: {
        description: 'The keyboard is in it.',
        tags: 'paused',
        on: {
          'focus.left': 'outside',
          // Whoever works the control by keyboard has said what is wanted: being there holds it no longer.
          'control.pressed': 'outside',
        },
      },
    },
  },
  control: {
    description: 'What the visitor chose by the pause control.',
    initial: 'running',
    states: {
      running: { description: 'The visitor lets it run.', on: { 'control.pressed': 'paused' } },
      paused: { description: 'The visitor paused it.', tags: 'paused', on: { 'control.pressed': 'running' } },
    },
  },
  page: {
    description: 'Whether the tab is seen.',
    initial: 'visible',
    states: {
      visible: { description: 'The tab is seen.', on: { 'page.hidden': 'hidden' } },
      hidden: { description: 'The tab is hidden.', tags: 'paused', on: { 'page.shown': 'visible' } },
    },
  },
  motion: {
    description: 'Whether motion is welcome.',
    initial: 'full',
    states: {
      full: { description: 'Motion is welcome.', on: { 'motion.reduced': 'reduced' } },
      reduced: {
        description: 'The visitor asked for less motion.',
        tags: 'paused',
        on: { 'motion.allowed': 'full' },
      },
    },
  },
} as const;
