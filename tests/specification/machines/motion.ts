import { after, done, failed, type MachineRules, type Row, type StateRules } from '../format.ts';

export const textAnimation: MachineRules = {
  rules: ['MOTION-1', 'MOTION-2'],
  start: 'still',
  states: [
    { in: 'still', by: [], on: [['element.entered', 'animated']], ignores: ['element.left'] },
    {
      in: 'animated',
      by: ['element.entered'],
      on: [['element.left', 'leaving']],
      ignores: ['element.entered'],
    },
    {
      in: 'leaving',
      by: ['element.entered', 'element.left'],
      on: [
        [after(1_000), 'still'],
        ['element.entered', 'animated'],
      ],
      ignores: ['element.left'],
    },
    {
      // Leaving again restarts the second.
      in: 'leaving',
      by: ['element.entered', 'element.left', after(900), 'element.entered', 'element.left'],
      on: [[after(1_000), 'still']],
    },
  ],
};

export const imageReveal: MachineRules = {
  rules: ['MOTION-3'],
  start: 'whole',
  states: [
    // A picture already in view at hydration does not unfold.
    { in: 'whole', by: [], on: [['element.left', 'folded']], ignores: ['element.entered'] },
    {
      in: 'folded',
      by: ['element.left'],
      on: [['element.entered', 'unfolded']],
      ignores: ['element.left'],
    },
    {
      in: 'unfolded',
      by: ['element.left', 'element.entered'],
      on: [['element.left', 'folded']],
      ignores: ['element.entered'],
    },
  ],
};

/** The pause reasons of a strip: five independent regions. */
const strip: readonly StateRules[] = [
  { in: 'pointer.away', by: [], on: [['pointer.entered', 'pointer.over']], ignores: ['pointer.left'] },
  {
    in: 'pointer.over',
    by: ['pointer.entered'],
    tags: ['paused'],
    on: [['pointer.left', 'pointer.away']],
    ignores: ['pointer.entered'],
  },
  {
    in: 'focus.outside',
    by: [],
    on: [
      ['focus.entered', 'focus.inside'],
      ['control.pressed', 'control.paused'],
    ],
    ignores: ['focus.left'],
  },
  {
    in: 'focus.inside',
    by: ['focus.entered'],
    tags: ['paused'],
    on: [
      ['focus.left', 'focus.outside'],
      // A visitor with keyboard focus on the control decides by pressing it.
      ['control.pressed', 'focus.outside control.paused'],
    ],
    ignores: ['focus.entered'],
  },
  { in: 'control.running', by: [], on: [['control.pressed', 'control.paused']] },
  {
    in: 'control.paused',
    by: ['control.pressed'],
    tags: ['paused'],
    on: [['control.pressed', 'control.running']],
  },
  {
    in: 'focus.inside control.paused',
    by: ['control.pressed', 'focus.entered'],
    tags: ['paused'],
    on: [['control.pressed', 'focus.outside control.running']],
  },
  { in: 'page.visible', by: [], on: [['page.hidden', 'page.hidden']], ignores: ['page.shown'] },
  {
    in: 'page.hidden',
    by: ['page.hidden'],
    tags: ['paused'],
    on: [['page.shown', 'page.visible']],
    ignores: ['page.hidden'],
  },
  { in: 'motion.full', by: [], on: [['motion.reduced', 'motion.reduced']], ignores: ['motion.allowed'] },
  {
    in: 'motion.reduced',
    by: ['motion.reduced'],
    tags: ['paused'],
    on: [['motion.allowed', 'motion.full']],
    ignores: ['motion.reduced'],
  },
];

const running = 'pointer.away focus.outside control.running page.visible motion.full';

export const logoStrip: MachineRules = {
  rules: ['MOTION-8', 'MOTION-9', 'MOTION-10', 'MOTION-11'],
  start: `${running} track.single`,
  states: [
    ...strip,
    { in: 'track.single', by: [], on: [['page.settled', 'track.doubled']] },
    { in: 'track.doubled', by: ['page.settled'], ignores: ['page.settled'] },
  ],
};

/** Each pause reason of the carousel: the event and state that begin it, and the event and state that end it. */
const pauses = [
  ['pointer.entered', 'pointer.over', 'pointer.left', 'pointer.away'],
  ['focus.entered', 'focus.inside', 'focus.left', 'focus.outside'],
  ['control.pressed', 'control.paused', 'control.pressed', 'control.running'],
  ['page.hidden', 'page.hidden', 'page.shown', 'page.visible'],
  ['motion.reduced', 'motion.reduced', 'motion.allowed', 'motion.full'],
] as const;

/** Manual controls move the slides at any time, paused or not. */
const slidesFromFirst: readonly Row[] = [
  ['next.pressed', 'slide.sliding', { keeps: { position: 1 } }],
  ['previous.pressed', 'slide.sliding', { keeps: { position: -1 } }],
  [{ type: 'dot.pressed', index: 2 }, 'slide.sliding', { keeps: { position: 2 } }],
  // The shorter way to the last slide is back.
  [{ type: 'dot.pressed', index: 3 }, 'slide.sliding', { keeps: { position: -1 } }],
  ['slide.due', 'slide.sliding', { keeps: { position: 1 } }],
  [{ type: 'drag.ended', steps: 1 }, 'slide.sliding', { keeps: { position: 1 } }],
  [{ type: 'drag.ended', steps: -1 }, 'slide.sliding', { keeps: { position: -1 } }],
  [{ type: 'drag.ended', steps: 0 }, 'slide.sliding'],
];
const dragStarts: Row = ['drag.moved', 'slide.dragging'];

export const carousel: MachineRules = {
  rules: ['MOTION-4', 'MOTION-5', 'MOTION-9', 'MOTION-10', 'MOTION-11'],
  inputs: { '4 slides': { count: 4 } },
  start: `slide.resting autoplay.ticking ${running}`,
  context: () => ({ position: 0, count: 4 }),
  states: [
    {
      in: 'slide.resting',
      by: [],
      on: [
        ...slidesFromFirst,
        dragStarts,
        // The slides are in their place already.
        [{ type: 'slides.scrolled', steps: 2 }, 'slide.resting', { keeps: { position: 2 } }],
        [after(3_000), 'slide.sliding', { keeps: { position: 1 } }],
      ],
      ignores: [{ type: 'dot.pressed', index: 0 }],
    },
    {
      in: 'slide.dragging',
      by: ['drag.moved'],
      on: [...slidesFromFirst, [after(3_000), 'slide.sliding', { keeps: { position: 1 } }]],
      ignores: ['drag.moved', { type: 'dot.pressed', index: 0 }],
    },
    // A finger that stops slides does not let them rest.
    { in: 'slide.dragging', by: ['next.pressed', 'drag.moved', after(500)] },
    {
      in: 'slide.sliding',
      by: ['next.pressed'],
      on: [
        [after(500), 'slide.resting'],
        ['next.pressed', 'slide.sliding', { keeps: { position: 2 } }],
        ['previous.pressed', 'slide.sliding', { keeps: { position: 0 } }],
        ['slide.due', 'slide.sliding', { keeps: { position: 2 } }],
        [{ type: 'dot.pressed', index: 0 }, 'slide.sliding', { keeps: { position: 0 } }],
        dragStarts,
      ],
      ignores: [{ type: 'dot.pressed', index: 1 }],
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
        ['next.pressed', 'slide.sliding', { keeps: { position: 5 } }],
        [{ type: 'dot.pressed', index: 1 }, 'slide.sliding', { keeps: { position: 5 } }],
        [{ type: 'dot.pressed', index: 3 }, 'slide.sliding', { keeps: { position: 3 } }],
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
      on: [[after(2_500), 'slide.sliding', { keeps: { position: 2 } }]],
    },
    {
      // A press does not delay the next slide.
      in: 'slide.resting autoplay.ticking',
      by: [after(1_000), 'next.pressed', after(500)],
      on: [[after(1_500), 'slide.sliding', { keeps: { position: 2 } }]],
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
        on: [[ends, `${back} autoplay.ticking`], ...slidesFromFirst, dragStarts],
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
        on: [[after(3_000), 'slide.sliding', { keeps: { position: 1 } }]],
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

const offline = new Error('offline');
const fetches = { starts: ['fetchLayers'] };

export const popOut: MachineRules = {
  rules: [],
  start: 'pointer.away focus.outside motion.full object.resting',
  states: [
    {
      in: 'object.resting pointer.away focus.outside motion.full',
      by: [],
      on: [
        ['pointer.entered', 'pointer.over object.fetching', fetches],
        ['focus.entered', 'focus.inside object.fetching', fetches],
        ['motion.reduced', 'motion.reduced'],
      ],
      ignores: ['pointer.left', 'focus.left', 'motion.allowed'],
    },
    {
      in: 'object.fetching pointer.over',
      by: ['pointer.entered'],
      tags: ['paused'],
      on: [
        [done('fetchLayers'), 'object.out'],
        [failed('fetchLayers', offline), 'object.stuck'],
        ['pointer.left', 'pointer.away object.resting'],
        ['motion.reduced', 'motion.reduced object.resting'],
        ['focus.entered', 'focus.inside'],
      ],
      ignores: ['pointer.entered', 'focus.left', 'motion.allowed'],
    },
    {
      in: 'object.fetching focus.inside',
      by: ['focus.entered'],
      on: [
        [done('fetchLayers'), 'object.out'],
        ['focus.left', 'focus.outside object.resting'],
        ['pointer.entered', 'pointer.over'],
        ['motion.reduced', 'motion.reduced object.resting'],
      ],
      ignores: ['focus.entered'],
    },
    {
      in: 'object.out pointer.over',
      by: ['pointer.entered', done('fetchLayers')],
      tags: ['paused'],
      on: [
        ['pointer.left', 'pointer.away object.resting'],
        ['motion.reduced', 'motion.reduced object.resting'],
        ['focus.entered', 'focus.inside'],
      ],
    },
    {
      in: 'object.out focus.inside',
      by: ['focus.entered', done('fetchLayers')],
      on: [
        ['focus.left', 'focus.outside object.resting'],
        ['pointer.entered', 'pointer.over'],
      ],
    },
    {
      // Of pointer and keyboard, one is enough.
      in: 'object.out pointer.over focus.inside',
      by: ['pointer.entered', 'focus.entered', done('fetchLayers')],
      tags: ['paused'],
      on: [
        ['pointer.left', 'pointer.away'],
        ['focus.left', 'focus.outside'],
      ],
    },
    {
      in: 'object.stuck pointer.over',
      by: ['pointer.entered', failed('fetchLayers', offline)],
      tags: ['paused'],
      on: [
        ['pointer.left', 'pointer.away object.resting'],
        ['motion.reduced', 'motion.reduced object.resting'],
      ],
    },
    {
      // The next hover or focus tries again.
      in: 'object.resting pointer.away',
      by: ['pointer.entered', failed('fetchLayers', offline), 'pointer.left'],
      on: [['pointer.entered', 'pointer.over object.fetching', fetches]],
    },
    {
      in: 'motion.reduced object.resting',
      by: ['motion.reduced'],
      tags: ['paused'],
      on: [
        ['pointer.entered', 'pointer.over'],
        ['focus.entered', 'focus.inside'],
        ['motion.allowed', 'motion.full'],
      ],
      ignores: ['motion.reduced'],
    },
    {
      in: 'motion.reduced object.resting pointer.over',
      by: ['motion.reduced', 'pointer.entered'],
      tags: ['paused'],
      on: [['motion.allowed', 'motion.full object.fetching', fetches]],
    },
  ],
};

const refused = new DOMException('The request is not allowed', 'NotAllowedError');
const unplayable = Object.assign(new Error('no film in it'), { name: 'UnplayableError' });
/** Its name alone does not make a thrown value an error. */
const lookalike = { name: 'UnplayableError' };

const loaded = {
  type: 'page.loaded',
  hasCodec: true,
  isMotionReduced: false,
  savesData: false,
  wasPaused: false,
  isHidden: false,
};
const plays = { starts: ['play'] };
const standsStill = { does: ['pause'] };
const stopsByHand = { does: ['rememberPaused', 'pause'] };
const startsByHand = { does: ['rememberPlayed'], starts: ['play'] };

/** The events that stop the film in each state in which it is starting or playing. */
const stops: readonly Row[] = [
  ['control.pressed', 'paused', stopsByHand],
  ['motion.reduced', 'paused', standsStill],
  ['page.hidden', 'suspended', standsStill],
  ['screen.turned', 'starting', plays],
];

export const heroVideo: MachineRules = {
  rules: ['HOME-2', 'MOTION-9', 'MOTION-10', 'MOTION-11'],
  start: 'poster',
  states: [
    {
      in: 'poster',
      by: [],
      on: [
        [loaded, 'starting', plays],
        [{ ...loaded, isMotionReduced: true }, 'paused', standsStill],
        [{ ...loaded, savesData: true }, 'paused', standsStill],
        [{ ...loaded, wasPaused: true }, 'paused', standsStill],
        [{ ...loaded, wasPaused: true, isHidden: true }, 'paused', standsStill],
        [{ ...loaded, isHidden: true }, 'suspended', standsStill],
        [{ ...loaded, hasCodec: false }, 'unplayable', standsStill],
        [{ ...loaded, hasCodec: false, wasPaused: true, isHidden: true }, 'unplayable', standsStill],
      ],
      ignores: [
        'control.pressed',
        'page.hidden',
        'page.shown',
        'motion.reduced',
        'screen.turned',
        'film.stopped',
        'film.waited',
        'film.resumed',
      ],
    },
    {
      in: 'starting',
      by: [loaded],
      tags: ['running'],
      on: [
        [done('play'), 'playing'],
        [failed('play', refused), 'blocked', standsStill],
        [failed('play', lookalike), 'blocked', standsStill],
        [failed('play', unplayable), 'unplayable', standsStill],
        [after(30_000), 'blocked', standsStill],
        ...stops,
      ],
      ignores: [loaded, 'page.shown', 'film.stopped', 'film.waited', 'film.resumed'],
    },
    {
      // A rotated screen loads another film, which has its own 30 s.
      in: 'starting',
      by: [loaded, after(29_000), 'screen.turned'],
      tags: ['running'],
      on: [[after(30_000), 'blocked', standsStill]],
    },
    {
      in: 'playing',
      by: [loaded, done('play')],
      tags: ['running'],
      on: [...stops, ['film.stopped', 'blocked', standsStill], ['film.waited', 'stalled']],
      ignores: [loaded, 'page.shown', 'film.resumed'],
    },
    {
      in: 'stalled',
      by: [loaded, done('play'), 'film.waited'],
      tags: ['running'],
      on: [
        ...stops,
        ['film.stopped', 'blocked', standsStill],
        ['film.resumed', 'playing'],
        [after(30_000), 'blocked', standsStill],
      ],
      ignores: [loaded, 'page.shown', 'film.waited'],
    },
    {
      in: 'suspended',
      by: [loaded, done('play'), 'page.hidden'],
      tags: ['running'],
      on: [
        ['control.pressed', 'paused', stopsByHand],
        ['motion.reduced', 'paused', standsStill],
        ['page.shown', 'starting', plays],
        ['film.resumed', 'suspended', standsStill],
      ],
      ignores: [loaded, 'page.hidden', 'screen.turned', 'film.stopped', 'film.waited'],
    },
    {
      in: 'paused',
      by: [loaded, done('play'), 'control.pressed'],
      on: [
        ['control.pressed', 'starting', startsByHand],
        ['film.resumed', 'paused', standsStill],
      ],
      ignores: [
        loaded,
        'page.hidden',
        'page.shown',
        'motion.reduced',
        'screen.turned',
        'film.stopped',
        'film.waited',
      ],
    },
    {
      in: 'blocked',
      by: [loaded, failed('play', refused)],
      on: [
        ['control.pressed', 'starting', startsByHand],
        // The browser may resume it, but not after a change to reduced motion.
        ['film.resumed', 'playing'],
        ['motion.reduced', 'paused', standsStill],
      ],
      ignores: [loaded, 'page.hidden', 'page.shown', 'screen.turned', 'film.stopped', 'film.waited'],
    },
    {
      in: 'unplayable',
      by: [{ ...loaded, hasCodec: false }],
      ignores: [
        loaded,
        'control.pressed',
        'page.hidden',
        'page.shown',
        'motion.reduced',
        'screen.turned',
        'film.stopped',
        'film.waited',
        'film.resumed',
      ],
    },
  ],
};
