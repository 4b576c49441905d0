import { assign, not, raise, setup } from 'xstate';
import { isPaused, type PauseEvent, pauseReasons } from './pauseReasons.ts';

/** The time that a slide is shown, ms (MOTION-5). */
const CAROUSEL_AUTOPLAY = 3_000;
/** The time that a change of slides takes, ms (MOTION-5). */
export const CAROUSEL_TRANSITION = 500;
/** A finger that moves further than this, px, drags the slides. */
const DRAG_THRESHOLD = 8;
/** A drag further than this leads to the next slide: px, or a part of the slides' width where that is less. */
const SWIPE_DISTANCE = 120;
const SWIPE_SHARE = 0.2;
/** A drag faster than this, px/ms, also leads to the next slide, at any distance. */
const SWIPE_SPEED = 0.35;

/** A finished drag: px to the left, the slides' width in px, the duration in ms. */
interface Drag {
  pixels: number;
  width: number;
  duration: number;
}

/** The events of a finger or a pen on the slides. */
export type SwipeEvent =
  /** The pointer moved; `pixels` is the distance to the left since pointerdown. */
  | { type: 'drag.moved'; pixels: number }
  /** It is lifted. */
  | ({ type: 'drag.ended' } & Drag)
  /** The browser took the gesture for scrolling, or a second pointer went down. */
  | { type: 'drag.cancelled' };

type CarouselEvent =
  | PauseEvent
  | SwipeEvent
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'dot.pressed'; index: number }
  /** The visitor has scrolled the slides before hydration. `steps`: the slides scrolled past. */
  | { type: 'slides.scrolled'; steps: number }
  /** The slide has been shown for `CAROUSEL_AUTOPLAY`. */
  | { type: 'slide.due' };

type CarouselContext = {
  /** Unbounded slide index: with four slides, 4 is the first slide again and -1 the last. */
  position: number;
  count: number;
};

/** The remainder of a division, never negative. */
export const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;

/** True for a swipe to the left. */
const isSwipe = ({ pixels, width, duration }: Drag) =>
  pixels > Math.min(SWIPE_DISTANCE, width * SWIPE_SHARE) || pixels > duration * SWIPE_SPEED;

/**
 * One slide at a time, without end (MOTION-4).
 *
 *     slide: resting, dragging, sliding   autoplay: ticking ⇄ paused   × pointer × focus × control × page × motion
 */
export const carouselMachine = setup({
  types: {
    input: {} as { count: number },
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    tags: {} as 'paused',
  },
  delays: { autoplay: CAROUSEL_AUTOPLAY, transition: CAROUSEL_TRANSITION },
  actions: {
    move: assign({
      position: ({ context }, { steps }: { steps: number }) => context.position + steps,
    }),
    /** Moves to a slide in the direction with fewer steps. */
    show: assign({
      position: ({ context: { position, count } }, { index }: { index: number }) => {
        const ahead = modulo(index - position, count);
        return position + (ahead > count / 2 ? ahead - count : ahead);
      },
    }),
    requestNext: raise({ type: 'slide.due' }),
    /** Moves the slides with the finger, px to the left of its start. */
    followFinger: (_, _drag: { pixels: number }) => {},
  },
  guards: {
    isOther: ({ context: { position, count } }, { index }: { index: number }) =>
      index !== modulo(position, count),
    isDrag: (_, { pixels }: { pixels: number }) => Math.abs(pixels) > DRAG_THRESHOLD,
    isNext: (_, drag: Drag) => isSwipe(drag),
    isPrevious: (_, drag: Drag) => isSwipe({ ...drag, pixels: -drag.pixels }),
    isPaused,
    isRunning: not('isPaused'),
  },
}).createMachine({
  id: 'carousel',
  type: 'parallel',
  context: ({ input }) => ({ position: 0, count: input.count }),
  states: {
    slide: {
      description: 'The change of slides.',
      initial: 'resting',
      // Without `reenter`, which would restart every region, the pause reasons included.
      on: {
        'next.pressed': { target: '.sliding', actions: { type: 'move', params: { steps: 1 } } },
        'previous.pressed': { target: '.sliding', actions: { type: 'move', params: { steps: -1 } } },
        'slide.due': { target: '.sliding', actions: { type: 'move', params: { steps: 1 } } },
        'dot.pressed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.sliding',
          actions: { type: 'show', params: ({ event }) => event },
        },
        'drag.moved': {
          guard: { type: 'isDrag', params: ({ event }) => event },
          target: '.dragging',
          actions: { type: 'followFinger', params: ({ event }) => event },
        },
        'slides.scrolled': { actions: { type: 'move', params: ({ event }) => event } },
      },
      states: {
        resting: {
          description: 'One slide is shown, whole.',
        },
        dragging: {
          description: 'The slides follow a finger.',
          on: {
            'drag.moved': { actions: { type: 'followFinger', params: ({ event }) => event } },
            'drag.ended': [
              {
                guard: { type: 'isNext', params: ({ event }) => event },
                target: 'sliding',
                actions: { type: 'move', params: { steps: 1 } },
              },
              {
                guard: { type: 'isPrevious', params: ({ event }) => event },
                target: 'sliding',
                actions: { type: 'move', params: { steps: -1 } },
              },
              { target: 'sliding' },
            ],
            'drag.cancelled': 'sliding',
          },
        },
        sliding: {
          description: 'The row moves to the shown slide.',
          after: { transition: 'resting' },
        },
      },
    },
    autoplay: {
      description: 'The timer of the next slide.',
      initial: 'ticking',
      states: {
        ticking: {
          description: 'Every 3000 ms the next slide is due.',
          always: { guard: 'isPaused', target: 'paused' },
          after: { autoplay: { target: 'ticking', reenter: true, actions: 'requestNext' } },
        },
        paused: {
          description: 'There is a reason to pause; the count restarts when there is none.',
          always: { guard: 'isRunning', target: 'ticking' },
        },
      },
    },
    ...pauseReasons,
  },
});
