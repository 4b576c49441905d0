import { fromPromise, setup } from 'xstate';

type HeroVideoEvent =
  /** The page has loaded; `isWelcome`: neither reduced motion, nor saved data, nor an earlier pause speaks against it. */
  | { type: 'page.loaded'; isWelcome: boolean }
  | { type: 'control.pressed' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'motion.reduced' };

/** What stops the film, whether it is about to run or runs. */
const stops = {
  'control.pressed': { target: 'paused', actions: ['pause', 'rememberPaused'] },
  'motion.reduced': { target: 'paused', actions: 'pause' },
  'page.hidden': { target: 'suspended', actions: 'pause' },
} as const;

/** What the visitor asks for, whatever the browser thought. */
const plays = { 'control.pressed': { target: 'starting', actions: 'rememberPlayed' } } as const;

/**
 * The film behind the tagline: muted, looping, and never in the way of the page.
 *
 *     poster → starting → playing
 *              ↓ ⇅ ↘       ↓
 *        blocked  suspended, paused
 */
export const heroVideoMachine = setup({
  types: { events: {} as HeroVideoEvent },
  actors: {
    /** Attaches the film, if it is not yet, and plays it. Rejects when the browser will not. */
    play: fromPromise<void>(() => Promise.reject(new Error('play is not provided'))),
  },
  actions: {
    /** Provided by the view. */
    pause: () => {},
    /** What the visitor chose is true on the next visit too. Provided by the view. */
    rememberPaused: () => {},
    rememberPlayed: () => {},
  },
  guards: { isWelcome: (_, { isWelcome }: { isWelcome: boolean }) => isWelcome },
}).createMachine({
  id: 'heroVideo',
  initial: 'poster',
  states: {
    poster: {
      description: 'The page is loading; its first frame stands for the film.',
      on: {
        'page.loaded': [
          { guard: { type: 'isWelcome', params: ({ event }) => event }, target: 'starting' },
          { target: 'paused' },
        ],
      },
    },
    starting: {
      description: 'The film is fetched and told to play.',
      invoke: { id: 'play', src: 'play', onDone: 'playing', onError: 'blocked' },
      on: stops,
    },
    playing: {
      description: 'The film runs.',
      on: stops,
    },
    suspended: {
      description: 'The tab is hidden; the film goes on when it is seen again.',
      on: { 'page.shown': 'starting', 'motion.reduced': 'paused' },
    },
    paused: {
      description: 'The visitor, or what the visitor asked of the browser, wants it still.',
      on: plays,
    },
    blocked: {
      description: 'The browser did not let it play by itself; the visitor may.',
      on: plays,
    },
  },
});
