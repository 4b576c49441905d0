import { after, done, failed, type MachineRules, type Row } from '../format.ts';

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
const pausesFilm = { does: ['pause'] };
const stopsByHand = { does: ['rememberPaused', 'pause'] };
const startsByHand = { does: ['rememberPlayed'], starts: ['play'] };

/** The events that stop the film in each state in which it is starting or playing. */
const stops: readonly Row[] = [
  ['control.pressed', 'paused', stopsByHand],
  ['motion.reduced', 'paused', pausesFilm],
  ['page.hidden', 'suspended', pausesFilm],
  ['composition.changed', 'starting', plays],
];

/** HOME-2, MOTION-9, MOTION-10, MOTION-11 */
export const heroVideo: MachineRules = {
  start: 'poster',
  states: [
    {
      in: 'poster',
      by: [],
      on: [
        [loaded, 'starting', plays],
        [{ ...loaded, isMotionReduced: true }, 'paused', pausesFilm],
        [{ ...loaded, savesData: true }, 'paused', pausesFilm],
        [{ ...loaded, wasPaused: true }, 'paused', pausesFilm],
        [{ ...loaded, wasPaused: true, isHidden: true }, 'paused', pausesFilm],
        [{ ...loaded, isHidden: true }, 'suspended', pausesFilm],
        [{ ...loaded, hasCodec: false }, 'unplayable', pausesFilm],
        [{ ...loaded, hasCodec: false, wasPaused: true, isHidden: true }, 'unplayable', pausesFilm],
      ],
    },
    {
      in: 'starting',
      by: [loaded],
      tags: ['running'],
      on: [
        [done('play'), 'playing'],
        [failed('play', refused), 'blocked', pausesFilm],
        [failed('play', lookalike), 'blocked', pausesFilm],
        [failed('play', unplayable), 'unplayable', pausesFilm],
        [after(30_000), 'blocked', pausesFilm],
        ...stops,
      ],
    },
    {
      // A rotated screen loads another film, which has its own 30 s.
      in: 'starting',
      by: [loaded, after(29_000), 'composition.changed'],
      tags: ['running'],
      on: [[after(30_000), 'blocked', pausesFilm]],
    },
    {
      in: 'playing',
      by: [loaded, done('play')],
      tags: ['running'],
      on: [...stops, ['film.stopped', 'blocked', pausesFilm], ['film.waited', 'stalled']],
    },
    {
      in: 'stalled',
      by: [loaded, done('play'), 'film.waited'],
      tags: ['running'],
      on: [
        ...stops,
        ['film.stopped', 'blocked', pausesFilm],
        ['film.resumed', 'playing'],
        [after(30_000), 'blocked', pausesFilm],
      ],
    },
    {
      in: 'suspended',
      by: [loaded, done('play'), 'page.hidden'],
      tags: ['running'],
      on: [
        ['control.pressed', 'paused', stopsByHand],
        ['motion.reduced', 'paused', pausesFilm],
        ['page.shown', 'starting', plays],
        ['film.resumed', 'suspended', pausesFilm],
      ],
    },
    {
      in: 'paused',
      by: [loaded, done('play'), 'control.pressed'],
      on: [
        ['control.pressed', 'starting', startsByHand],
        ['film.resumed', 'paused', pausesFilm],
      ],
    },
    {
      in: 'blocked',
      by: [loaded, failed('play', refused)],
      on: [
        ['control.pressed', 'starting', startsByHand],
        // The browser may resume it, but not after a change to reduced motion.
        ['film.resumed', 'playing'],
        ['motion.reduced', 'paused', pausesFilm],
      ],
    },
    {
      in: 'unplayable',
      by: [{ ...loaded, hasCodec: false }],
    },
  ],
};
