import { done, failed, type MachineRules } from '../format.ts';

const offline = new Error('offline');
const fetches = { starts: ['fetchLayers'] };

export const popOut: MachineRules = {
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
        ['motion.reduced', 'motion.reduced object.resting'],
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
        ['focus.entered', 'focus.inside'],
      ],
      ignores: ['pointer.entered'],
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
      on: [
        ['motion.allowed', 'motion.full object.fetching', fetches],
        ['pointer.left', 'pointer.away'],
      ],
    },
  ],
};
