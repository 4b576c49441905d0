import { after, type MachineRules } from '../format.ts';

const arriving = ['scrollToTop', 'focusHeading', 'announceTitle'];
const repeating = ['scrollToTop', 'focusHeading'];
const loaded = { type: 'page.loaded', wall: 'genda', isMotionReduced: false };
const loadedWithoutMotion = { ...loaded, isMotionReduced: true };

export const navigation: MachineRules = {
  rules: ['SCROLL-1'],
  start: 'settled',
  states: [
    {
      in: 'settled',
      by: [],
      on: [
        ['navigation.started', 'travelling'],
        ['link.repeated', 'settled', { does: repeating }],
      ],
      ignores: ['navigation.cancelled', loaded, loadedWithoutMotion, 'page.rendered'],
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
      ignores: ['navigation.started', 'link.repeated', loadedWithoutMotion],
    },
    {
      in: 'closing',
      by: ['navigation.started', loaded],
      on: [
        ['navigation.started', 'travelling'],
        ['navigation.cancelled', 'opening'],
        [after(240), 'closed'],
      ],
      ignores: ['link.repeated', loaded, loadedWithoutMotion, 'page.rendered'],
    },
    {
      in: 'closed',
      by: ['navigation.started', loaded, after(240)],
      on: [
        ['navigation.started', 'travelling'],
        ['navigation.cancelled', 'opening'],
        ['page.rendered', 'opening', { does: arriving }],
      ],
      ignores: ['link.repeated', loaded, loadedWithoutMotion],
    },
    {
      in: 'opening',
      by: ['navigation.started', loaded, after(240), 'page.rendered'],
      on: [
        ['navigation.started', 'travelling'],
        ['link.repeated', 'opening', { does: repeating }],
        [after(240), 'settled'],
      ],
      ignores: ['navigation.cancelled', loaded, loadedWithoutMotion, 'page.rendered'],
    },
  ],
};
