import { assign, not, or, raise, setup, stateIn } from 'xstate';
import { type PauseEvent, pauseReasons } from './pauseReasons.ts';

/** The time that a slide is shown, ms (MOTION-5). */
export const CAROUSEL_AUTOPLAY = 3_000;
/** The time that a change of slides takes, ms (MOTION-5). */
export const CAROUSEL_TRANSITION = 500;

type CarouselEvent =
  | PauseEvent
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'dot.pressed'; index: number }
  /** A finger moves the slides; each of its moves sends this. */
  | { type: 'drag.moved' }
  /** The finger is lifted. `steps`: the slides that it leads on; negative leads back. */
  | { type: 'drag.ended'; steps: number }
  /** The visitor has scrolled the slides before hydration. `steps`: the slides scrolled past. */
  | { type: 'slides.scrolled'; steps: number }
  /** The slide has been shown for `CAROUSEL_AUTOPLAY`. */
  | { type: 'slide.due' };

type CarouselContext = {
  /** The shown slide's place in a row without end: of four slides, 4 is the first again, and -1 the last. */
  position: number;
  count: number;
};

/** The remainder of a division, never negative. */
export const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;

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
    /** By the shorter way. */
    show: assign({
      position: ({ context: { position, count } }, { index }: { index: number }) => {
        const ahead = modulo(index - position, count);
        return position + (ahead > count / 2 ? ahead - count : ahead);
      },
    }),
    requestNext: raise({ type: 'slide.due' }),
  },
  guards: {
    isOther: ({ context: { position, count } }, { index }: { index: number }) =>
      index !== modulo(position, count),
    isPaused: or([
      stateIn('#carousel.pointer.over'),
      stateIn('#carousel.focus.inside'),
      stateIn('#carousel.control.paused'),
      stateIn('#carousel.page.hidden'),
      stateIn('#carousel.motion.reduced'),
    ]),
  },
})
  .extend({ guards: { isRunning: not('isPaused') } })
  .createMachine({
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
          'drag.ended': { target: '.sliding', actions: { type: 'move', params: ({ event }) => event } },
          'slides.scrolled': { actions: { type: 'move', params: ({ event }) => event } },
        },
        states: {
          resting: { description: 'One slide is shown, whole.', on: { 'drag.moved': 'dragging' } },
          dragging: { description: 'The slides follow a finger.' },
          sliding: {
            description: 'The row moves to the shown slide.',
            after: { transition: 'resting' },
            on: { 'drag.moved': 'dragging' },
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
