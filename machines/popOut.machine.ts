import { and, fromPromise, not, or, setup, stateIn } from 'xstate';
import { notProvided } from './notProvided.ts';
import { type PauseEvent, pauseReasons } from './pauseReasons.ts';

/** No pause control and no hidden-tab pause: a pop-out moves only on hover or focus. */
type PopOutEvent = Exclude<PauseEvent, { type: 'control.pressed' | 'page.hidden' | 'page.shown' }>;

/**
 * An object that crosses the edge of its picture, and moves further out under pointer or focus.
 *
 *     pointer × focus × motion × object: resting → fetching → out
 *                                                      ↘ stuck
 */
export const popOutMachine = setup({
  types: { events: {} as PopOutEvent, tags: {} as 'paused' },
  actors: {
    /** Fetches the picture's layers, of which one is the object. Rejects when one of them does not arrive. */
    fetchLayers: fromPromise<void>(notProvided('fetchLayers')),
  },
  guards: {
    isVisited: and([
      or([stateIn({ pointer: 'over' }), stateIn({ focus: 'inside' })]),
      stateIn({ motion: 'full' }),
    ]),
    isNotVisited: not('isVisited'),
  },
}).createMachine({
  id: 'popOut',
  type: 'parallel',
  states: {
    pointer: pauseReasons.pointer,
    // `pauseReasons.focus` takes `control.pressed` too.
    focus: {
      description: 'The place of the focus.',
      initial: 'outside',
      states: {
        outside: { description: 'The focus is elsewhere.', on: { 'focus.entered': 'inside' } },
        inside: { description: 'The focus is in it, by keyboard.', on: { 'focus.left': 'outside' } },
      },
    },
    motion: pauseReasons.motion,
    object: {
      description: 'The object that crosses the edge.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The picture is flat and still.',
          always: { guard: 'isVisited', target: 'fetching' },
        },
        fetching: {
          description: 'Its layers are loading; the picture is still flat.',
          invoke: { id: 'fetchLayers', src: 'fetchLayers', onDone: 'out', onError: 'stuck' },
          always: { guard: 'isNotVisited', target: 'resting' },
        },
        out: {
          description: 'The object has moved out.',
          always: { guard: 'isNotVisited', target: 'resting' },
        },
        stuck: {
          description: 'A layer did not arrive: the picture stays flat until the next visit.',
          always: { guard: 'isNotVisited', target: 'resting' },
        },
      },
    },
  },
});
