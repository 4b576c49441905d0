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
  /** The visitor has moved the slides by hand. */
  | { type: 'slide.swiped'; index: number }
  /** The slide has been shown for `CAROUSEL_AUTOPLAY`. */
  | { type: 'slide.due' };

type CarouselContext = {
  /** The slide that is shown, from 0. */
  index: number;
  count: number;
};

/**
 * One slide at a time, without end (MOTION-4).
 *
 *     slide: resting ⇄ sliding   autoplay: ticking ⇄ paused   × pointer × focus × control × page × motion
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
    advance: assign({ index: ({ context: { index, count } }) => (index + 1) % count }),
    retreat: assign({ index: ({ context: { index, count } }) => (index - 1 + count) % count }),
    show: assign({ index: (_, { index }: { index: number }) => index }),
    requestNext: raise({ type: 'slide.due' }),
  },
  guards: {
    isOther: ({ context }, { index }: { index: number }) => index !== context.index,
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
    context: ({ input }) => ({ index: 0, count: input.count }),
    states: {
      slide: {
        description: 'The change of slides.',
        initial: 'resting',
        // Without `reenter`, which would restart every region, the pause reasons included.
        on: {
          'next.pressed': { target: '.sliding', actions: 'advance' },
          'previous.pressed': { target: '.sliding', actions: 'retreat' },
          'slide.due': { target: '.sliding', actions: 'advance' },
          'dot.pressed': {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.sliding',
            actions: { type: 'show', params: ({ event }) => event },
          },
          'slide.swiped': {
            guard: { type: 'isOther', params: ({ event }) => event },
            actions: { type: 'show', params: ({ event }) => event },
          },
        },
        states: {
          resting: { description: 'One slide is shown, whole.' },
          sliding: { description: 'The next one comes in.', after: { transition: 'resting' } },
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
