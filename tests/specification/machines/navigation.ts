import { after, type MachineRules } from '../format.ts';

const arriving = ['scrollToTop', 'focusHeading', 'announceTitle'];
const repeating = ['scrollToTop', 'focusHeading'];
const loaded = { type: 'page.loaded', wall: 'genda', isMotionReduced: false };
const loadedWithoutMotion = { ...loaded, isMotionReduced: true };

/** SCROLL-1 */
export const navigation: MachineRules = {
  start: 'settled',
  states: [
    {
      in: 'settled',
      by: [],
      on: [
        ['navigation.started', 'travelling'],
        ['link.repeated', 'settled', { does: repeating }],
      ],
    },
    {
      in: 'travelling',
      by: ['navigation.started'],
      on: [
        ['navigation.cancelled', 'settled'],
        [loaded, 'closing', { does: [['paintShutter', { wall: 'genda' }]] }],
        ['page.rendered', 'settled', { does: arriving }],
      ],
      // A visitor who asked for less motion sees no shutter.
      ignores: [loadedWithoutMotion],
    },
    {
      in: 'closing',
      by: ['navigation.started', loaded],
      on: [
        ['navigation.started', 'travelling'],
        ['navigation.cancelled', 'opening'],
        [after(240), 'closed'],
      ],
    },
    {
      in: 'closed',
      by: ['navigation.started', loaded, after(240)],
      on: [
        ['navigation.started', 'travelling'],
        ['navigation.cancelled', 'opening'],
        ['page.rendered', 'opening', { does: arriving }],
      ],
    },
    {
      in: 'opening',
      by: ['navigation.started', loaded, after(240), 'page.rendered'],
      on: [
        ['navigation.started', 'travelling'],
        ['link.repeated', 'opening', { does: repeating }],
        [after(240), 'settled'],
      ],
    },
  ],
};
