import { and, fromPromise, not, or, setup, stateIn } from 'xstate';
import { notProvided } from './notProvided.ts';
import { stillness } from './stillness.ts';

type LeanEvent =
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
export const leanMachine = setup({
  types: { events: {} as LeanEvent, tags: {} as 'held' },
  actors: {
    /** Fetches the picture in layers, of which one can move. Rejects when one of them does not arrive. */
    fetchLayers: fromPromise<void>(notProvided('fetchLayers')),
  },
  guards: {
    isVisited: and([
      or([stateIn({ pointer: 'over' }), stateIn({ focus: 'inside' })]),
      stateIn({ motion: 'full' }),
    ]),
    isAlone: not('isVisited'),
  },
}).createMachine({
  id: 'lean',
  type: 'parallel',
  states: {
    pointer: stillness.pointer,
    focus: {
      description: 'Where the keyboard is.',
      initial: 'outside',
      states: {
        outside: { description: 'The keyboard is elsewhere.', on: { 'focus.entered': 'inside' } },
        inside: { description: 'The keyboard is there.', on: { 'focus.left': 'outside' } },
      },
    },
    motion: stillness.motion,
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
