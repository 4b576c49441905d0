import { and, fromPromise, not, or, setup, stateIn } from 'xstate';
import { pauseReasons } from './pauseReasons.ts';

type PopOutEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' };

/**
 * What crosses the edge of a picture, and moves further out while a visitor is there.
 *
 *     pointer × focus × motion × object: resting → fetching → out
 *                                                      ↘ stuck
 */
export const popOutMachine = setup({
  types: { events: {} as PopOutEvent, tags: {} as 'paused' },
  actors: {
    /** Fetches the picture in layers, of which one can move. Rejects when one of them does not arrive. */
    fetchLayers: fromPromise<void>(() => Promise.reject(new Error('fetchLayers is not provided'))),
  },
  guards: {
    isVisited: and([
      or([stateIn({ pointer: 'over' }), stateIn({ focus: 'inside' })]),
      stateIn({ motion: 'full' }),
    ]),
    isAlone: not('isVisited'),
  },
}).createMachine({
  id: 'popOut',
  type: 'parallel',
  states: {
    pointer: pauseReasons.pointer,
    focus: {
      description: 'Where the keyboard is.',
      initial: 'outside',
      states: {
        outside: { description: 'The keyboard is elsewhere.', on: { 'focus.entered': 'inside' } },
        inside: { description: 'The keyboard is there.', on: { 'focus.left': 'outside' } },
      },
    },
    motion: pauseReasons.motion,
    object: {
      description: 'What crosses the edge.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The picture is one, and still.',
          always: { guard: 'isVisited', target: 'fetching' },
        },
        fetching: {
          description: 'Its layers are on their way; the picture is still one.',
          invoke: { id: 'fetchLayers', src: 'fetchLayers', onDone: 'out', onError: 'stuck' },
          always: { guard: 'isAlone', target: 'resting' },
        },
        out: {
          description: 'The object has moved out.',
          always: { guard: 'isAlone', target: 'resting' },
        },
        stuck: {
          description: 'A layer did not arrive: the picture stays one until the next visit.',
          always: { guard: 'isAlone', target: 'resting' },
        },
      },
    },
  },
});
