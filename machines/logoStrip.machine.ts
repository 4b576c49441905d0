import { setup } from 'xstate';
import { type PauseEvent, pauseReasons } from './pauseReasons.ts';

type LogoStripEvent =
  | PauseEvent
  /** The page is idle for the first time. */
  | { type: 'page.settled' };

/**
 * A strip of logos that scrolls to the left without end (MOTION-6).
 *
 *     pointer × focus × control × page × motion × track: single → doubled
 *
 * Doubled, it moves while no state is tagged `paused`: not under the pointer (MOTION-8), nor in a hidden tab
 * (MOTION-11). The view sets its speed, 60 or 120 px/s (MOTION-7).
 */
export const logoStripMachine = setup({
  types: { events: {} as LogoStripEvent, tags: {} as 'paused' },
}).createMachine({
  id: 'logoStrip',
  type: 'parallel',
  states: {
    ...pauseReasons,
    track: {
      description: 'The moving part of the strip.',
      initial: 'single',
      states: {
        single: {
          description:
            'It holds its items once, because the layout of a copy is expensive; a visitor may scroll it.',
          on: { 'page.settled': 'doubled' },
        },
        doubled: { description: 'It holds a copy of its items too, so that it has no end.' },
      },
    },
  },
});
