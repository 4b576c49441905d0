import { after, type MachineRules, type Row, type StateRules } from '../format.ts';
import { pauses, running } from './pauseReasons.ts';

/** Manual controls move the slides at any time, paused or not. */
const slidesFromFirst: readonly Row[] = [
  ['next.pressed', 'slide.sliding', { assigns: { position: 1 } }],
  ['previous.pressed', 'slide.sliding', { assigns: { position: -1 } }],
  [{ type: 'dot.pressed', index: 2 }, 'slide.sliding', { assigns: { position: 2 } }],
  // The shorter way to the last slide is back.
  [{ type: 'dot.pressed', index: 3 }, 'slide.sliding', { assigns: { position: -1 } }],
  ['slide.due', 'slide.sliding', { assigns: { position: 1 } }],
];

/** A finger's way to the left, px. */
const moved = (pixels: number) => ({ type: 'drag.moved', pixels });
const following = (pixels: number) => ({ does: [['followFinger', { pixels }]] }) as const;
const dragStarts: readonly Row[] = [
  [moved(9), 'slide.dragging', following(9)],
  [moved(-9), 'slide.dragging', following(-9)],
];
const hardlyMoved = [moved(8), moved(0), moved(-8)];

/** A finger's way to the left, px, in a time, ms, over slides of a width, px. */
const lifted = (pixels: number, duration: number, width: number) => ({
  type: 'drag.ended',
  pixels,
  duration,
  width,
});
const withoutDrag = [lifted(200, 100, 1_000), lifted(-200, 100, 1_000), 'drag.cancelled'];

/** A finger that has gone far, or fast, leads to the next slide; any other leads back. */
const dragEnds: readonly Row[] = [
  // 120 px are far, where slides are wide.
  [lifted(120, 10_000, 1_000), 'slide.sliding'],
  [lifted(121, 10_000, 1_000), 'slide.sliding', { assigns: { position: 1 } }],
  [lifted(-120, 10_000, 1_000), 'slide.sliding'],
  [lifted(-121, 10_000, 1_000), 'slide.sliding', { assigns: { position: -1 } }],
  // A fifth of the width is, where they are narrow.
  [lifted(60, 10_000, 300), 'slide.sliding'],
  [lifted(61, 10_000, 300), 'slide.sliding', { assigns: { position: 1 } }],
  [lifted(-60, 10_000, 300), 'slide.sliding'],
  [lifted(-61, 10_000, 300), 'slide.sliding', { assigns: { position: -1 } }],
  // 0.35 px/ms are fast.
  [lifted(35, 100, 1_000), 'slide.sliding'],
  [lifted(36, 100, 1_000), 'slide.sliding', { assigns: { position: 1 } }],
  [lifted(-35, 100, 1_000), 'slide.sliding'],
  [lifted(-36, 100, 1_000), 'slide.sliding', { assigns: { position: -1 } }],
  [lifted(0, 0, 1_000), 'slide.sliding'],
  ['drag.cancelled', 'slide.sliding'],
];

/** MOTION-4, MOTION-5, MOTION-9, MOTION-10, MOTION-11 */
export const carousel: MachineRules = {
  inputs: { '4 slides': { count: 4 } },
  start: `slide.resting autoplay.ticking ${running}`,
  context: () => ({ position: 0, count: 4 }),
  states: [
    {
      in: 'slide.resting',
      by: [],
      on: [
        ...slidesFromFirst,
        ...dragStarts,
        // The slides are in their place already.
        [{ type: 'slides.scrolled', steps: 2 }, 'slide.resting', { assigns: { position: 2 } }],
        [after(3_000), 'slide.sliding', { assigns: { position: 1 } }],
      ],
      ignores: [{ type: 'dot.pressed', index: 0 }, ...hardlyMoved, ...withoutDrag],
    },
    {
      in: 'slide.dragging',
      by: [moved(9)],
      on: [
        ...slidesFromFirst,
        [moved(200), 'slide.dragging', following(200)],
        // Back to its start too.
        [moved(0), 'slide.dragging', following(0)],
        [{ type: 'slides.scrolled', steps: 2 }, 'slide.dragging', { assigns: { position: 2 } }],
        ...dragEnds,
        [after(3_000), 'slide.sliding', { assigns: { position: 1 } }],
      ],
      ignores: [{ type: 'dot.pressed', index: 0 }],
    },
    // A finger that stops slides does not let them rest.
    { in: 'slide.dragging', by: ['next.pressed', moved(9), after(500)] },
    {
      in: 'slide.sliding',
      by: ['next.pressed'],
      on: [
        [after(500), 'slide.resting'],
        ['next.pressed', 'slide.sliding', { assigns: { position: 2 } }],
        ['previous.pressed', 'slide.sliding', { assigns: { position: 0 } }],
        ['slide.due', 'slide.sliding', { assigns: { position: 2 } }],
        [{ type: 'dot.pressed', index: 0 }, 'slide.sliding', { assigns: { position: 0 } }],
        [{ type: 'slides.scrolled', steps: 2 }, 'slide.sliding', { assigns: { position: 3 } }],
        ...dragStarts,
      ],
      ignores: [{ type: 'dot.pressed', index: 1 }, ...hardlyMoved, ...withoutDrag],
    },
    {
      // The next press restarts the change of slides.
      in: 'slide.sliding',
      by: ['next.pressed', after(400), 'next.pressed'],
      on: [[after(500), 'slide.resting']],
    },
    {
      in: 'slide.sliding',
      by: ['next.pressed', after(400), { type: 'dot.pressed', index: 3 }],
      on: [[after(500), 'slide.resting']],
    },
    {
      // The last slide is followed by the first.
      in: 'slide.sliding',
      by: ['next.pressed', 'next.pressed', 'next.pressed', 'next.pressed'],
      on: [
        ['next.pressed', 'slide.sliding', { assigns: { position: 5 } }],
        [{ type: 'dot.pressed', index: 1 }, 'slide.sliding', { assigns: { position: 5 } }],
        [{ type: 'dot.pressed', index: 3 }, 'slide.sliding', { assigns: { position: 3 } }],
      ],
      ignores: [{ type: 'dot.pressed', index: 0 }],
    },
    {
      in: 'slide.sliding autoplay.ticking',
      by: [after(3_000)],
      on: [[after(500), 'slide.resting']],
    },
    {
      // 3000 ms from one slide to the next, the change of slides included.
      in: 'slide.resting autoplay.ticking',
      by: [after(3_000), after(500)],
      on: [[after(2_500), 'slide.sliding', { assigns: { position: 2 } }]],
    },
    {
      // A press does not delay the next slide.
      in: 'slide.resting autoplay.ticking',
      by: [after(1_000), 'next.pressed', after(500)],
      on: [[after(1_500), 'slide.sliding', { assigns: { position: 2 } }]],
    },
    ...pauses.flatMap(([begins, state, ends, back]): StateRules[] => [
      {
        in: back,
        by: [],
        on: [[begins, `${state} autoplay.paused`]],
        ignores: begins === ends ? [] : [ends],
      },
      {
        in: `${state} autoplay.paused`,
        by: [begins],
        tags: ['paused'],
        on: [[ends, `${back} autoplay.ticking`], ...slidesFromFirst, ...dragStarts],
        ignores: begins === ends ? [] : [begins],
      },
      {
        // While paused, no slide follows, however long.
        in: `${state} autoplay.paused slide.resting`,
        by: [after(2_999), begins, after(3_600_000)],
        tags: ['paused'],
      },
      {
        // Afterwards a slide stays as long as the first.
        in: `${back} autoplay.ticking slide.resting`,
        by: [after(2_999), begins, ends],
        on: [[after(3_000), 'slide.sliding', { assigns: { position: 1 } }]],
      },
      ...pauses
        .filter(([other]) => other !== begins && other !== 'control.pressed' && begins !== 'control.pressed')
        .map(([other, otherState]) => ({
          // Of two reasons, one is enough.
          in: `${state} ${otherState} autoplay.paused`,
          by: [other, begins],
          tags: ['paused'],
          on: [[ends, back] as const],
        })),
    ]),
    {
      in: 'focus.inside autoplay.paused',
      by: ['focus.entered'],
      tags: ['paused'],
      on: [['control.pressed', 'focus.outside control.paused']],
    },
    {
      in: 'focus.inside control.paused autoplay.paused',
      by: ['control.pressed', 'focus.entered'],
      tags: ['paused'],
      on: [
        ['control.pressed', 'focus.outside control.running autoplay.ticking'],
        ['focus.left', 'focus.outside'],
      ],
    },
  ],
};
