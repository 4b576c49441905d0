import { fromPromise, setup } from 'xstate';
import { notProvided } from './notProvided.ts';

/**
 * The longest wait for the film's data before it is given up, ms: enough for its beginning on a slow mobile network.
 */
const HERO_VIDEO_WAIT = 30_000;

/** Name of the error of `play` that is final: no retry can succeed. */
export const UNPLAYABLE = 'UnplayableError';

/** The facts that decide whether the film starts by itself. */
interface Surroundings {
  /** The browser plays one of the film's codecs. */
  hasCodec: boolean;
  isMotionReduced: boolean;
  savesData: boolean;
  /** The visitor paused the film earlier. */
  wasPaused: boolean;
  /** The tab is hidden. */
  isHidden: boolean;
}

type HeroVideoEvent =
  | ({ type: 'page.loaded' } & Surroundings)
  | { type: 'control.pressed' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'motion.reduced' }
  /** The screen changed between landscape and portrait, so the other video file is needed. */
  | { type: 'composition.changed' }
  /** The browser has paused the film, or can neither fetch nor decode the rest. */
  | { type: 'film.stopped' }
  /** The film has run out of data. */
  | { type: 'film.waited' }
  /** The browser resumed playback. */
  | { type: 'film.resumed' };

/** The events that stop the film in `starting`, `playing` and `stalled`. */
const stops = {
  'control.pressed': { target: 'paused', actions: 'rememberPaused' },
  'motion.reduced': 'paused',
  'page.hidden': 'suspended',
} as const;

/** A press of the control starts the film even where the browser blocked it. */
const plays = { 'control.pressed': { target: 'starting', actions: 'rememberPlayed' } } as const;

/** The film is given up when its data does not arrive in time. */
const timeout = { longestWait: 'blocked' } as const;

/**
 * The film behind the tagline: muted, looping (HOME-2), never in the way of the page, and paused in a hidden tab
 * (MOTION-11).
 *
 *     poster → starting → playing ⇄ stalled
 *              ↓ ⇅ ↘       ↓
 *        blocked  suspended, paused
 *
 * `unplayable` from `poster` and `starting`, `suspended` and `paused` from `poster` too.
 */
export const heroVideoMachine = setup({
  types: { events: {} as HeroVideoEvent, tags: {} as 'running' },
  actors: {
    /**
     * Attaches the film in the composition that fits, unless it is attached, and plays it. Rejects when the browser
     * refuses, and with an error named `UNPLAYABLE` when it has no codec or file to play.
     */
    play: fromPromise<void>(notProvided('play')),
  },
  actions: {
    /** Pauses the film. */
    pause: () => {},
    /** Stores the visitor's choice for the next visit. */
    rememberPaused: () => {},
    rememberPlayed: () => {},
  },
  guards: {
    hasNoCodec: (_, { hasCodec }: Surroundings) => !hasCodec,
    isAutoplayDeclined: (_, { isMotionReduced, savesData, wasPaused }: Surroundings) =>
      isMotionReduced || savesData || wasPaused,
    isHidden: (_, { isHidden }: Surroundings) => isHidden,
    isUnplayable: (_, { error }: { error: unknown }) => error instanceof Error && error.name === UNPLAYABLE,
  },
  delays: { longestWait: HERO_VIDEO_WAIT },
}).createMachine({
  id: 'heroVideo',
  initial: 'poster',
  states: {
    poster: {
      description: 'The page is loading; the poster is shown.',
      on: {
        'page.loaded': [
          { guard: { type: 'hasNoCodec', params: ({ event }) => event }, target: 'unplayable' },
          { guard: { type: 'isAutoplayDeclined', params: ({ event }) => event }, target: 'paused' },
          { guard: { type: 'isHidden', params: ({ event }) => event }, target: 'suspended' },
          { target: 'starting' },
        ],
      },
    },
    starting: {
      description: 'The film is fetched and told to play.',
      tags: 'running',
      invoke: {
        id: 'play',
        src: 'play',
        onDone: 'playing',
        onError: [
          { guard: { type: 'isUnplayable', params: ({ event }) => event }, target: 'unplayable' },
          { target: 'blocked' },
        ],
      },
      after: timeout,
      on: { ...stops, 'composition.changed': { target: 'starting', reenter: true } },
    },
    playing: {
      description: 'The film runs.',
      tags: 'running',
      on: {
        ...stops,
        'composition.changed': 'starting',
        'film.stopped': 'blocked',
        'film.waited': 'stalled',
      },
    },
    stalled: {
      description: 'The film waits for more data.',
      tags: 'running',
      after: timeout,
      on: {
        ...stops,
        'composition.changed': 'starting',
        'film.stopped': 'blocked',
        'film.resumed': 'playing',
      },
    },
    suspended: {
      description: 'The tab is hidden; the film starts or goes on when it is seen.',
      tags: 'running',
      entry: 'pause',
      on: {
        'control.pressed': stops['control.pressed'],
        'motion.reduced': 'paused',
        'page.shown': 'starting',
        'film.resumed': { actions: 'pause' },
      },
    },
    paused: {
      description: 'The visitor paused it, or the browser asks for reduced motion or saved data.',
      entry: 'pause',
      on: { ...plays, 'film.resumed': { actions: 'pause' } },
    },
    blocked: {
      description: 'The browser does not play it, or it does not come; the visitor may ask for it.',
      entry: 'pause',
      on: { ...plays, 'motion.reduced': 'paused', 'film.resumed': 'playing' },
    },
    unplayable: {
      description: 'The browser plays none of its codecs, or its files hold no film: the poster stays.',
      entry: 'pause',
    },
  },
});
