import type { MachineRules } from '../format.ts';

const scrolledTo = (y: number) => ({ type: 'page.scrolled', y });

/** NAV-3, NAV-4 */
export const menu: MachineRules = {
  start: 'closed',
  states: [
    {
      in: 'closed',
      by: [],
      on: [['toggle.pressed', 'open', { does: ['makePageInert', 'bringInLinks'] }]],
    },
    {
      in: 'open',
      by: ['toggle.pressed'],
      on: [
        ['toggle.pressed', 'closed', { does: ['makePageReachable'] }],
        ['escape.pressed', 'closed', { does: ['makePageReachable', 'focusToggle'] }],
        ['viewport.widened', 'closed', { does: ['makePageReachable'] }],
        ['navigation.started', 'closed', { does: ['makePageReachable', 'makePageReachableNow'] }],
        ['navigation.cancelled', 'closed', { does: ['makePageReachable', 'focusToggle'] }],
        ['page.rendered', 'closed', { does: ['makePageReachable', 'makePageReachableNow'] }],
      ],
    },
  ],
};

/** SCROLL-2 */
export const headerScroll: MachineRules = {
  start: 'resting',
  states: [
    {
      in: 'resting',
      by: [],
      on: [
        [scrolledTo(1), 'scrolled'],
        [scrolledTo(0.5), 'scrolled'],
      ],
      // Safari scrolls above the top while it bounces.
      ignores: [scrolledTo(0), scrolledTo(-40)],
    },
    {
      in: 'scrolled',
      by: [scrolledTo(1)],
      on: [
        [scrolledTo(0), 'resting'],
        [scrolledTo(-40), 'resting'],
      ],
      ignores: [scrolledTo(1), scrolledTo(0.5), scrolledTo(5_000)],
    },
  ],
};

/** SCROLL-3, SCROLL-4 */
export const scrollToTop: MachineRules = {
  start: 'inactive',
  states: [
    {
      in: 'inactive',
      by: [],
      on: [[scrolledTo(301), 'active']],
      ignores: [scrolledTo(0), scrolledTo(300)],
    },
    {
      in: 'active',
      by: [scrolledTo(301)],
      on: [
        [scrolledTo(300), 'inactive'],
        [scrolledTo(0), 'inactive'],
        ['button.pressed', 'active', { does: ['scrollToTop'] }],
      ],
      ignores: [scrolledTo(301), scrolledTo(5_000)],
    },
  ],
};

const seenAt = (y: number, viewportHeight = 800) => ({ type: 'page.scrolled', y, viewportHeight });

/** SCROLL-5 */
export const chatButton: MachineRules = {
  start: 'hidden',
  states: [
    {
      in: 'hidden',
      by: [],
      on: [
        [seenAt(401), 'shown'],
        [seenAt(334, 667), 'shown'],
      ],
      ignores: [seenAt(0), seenAt(400), seenAt(333, 667)],
    },
    {
      in: 'shown',
      by: [seenAt(401)],
      on: [
        [seenAt(400), 'hidden'],
        [seenAt(333, 667), 'hidden'],
        // The window has grown.
        [seenAt(401, 802), 'hidden'],
      ],
      ignores: [seenAt(401), seenAt(334, 667), seenAt(5_000)],
    },
  ],
};

export const dock: MachineRules = {
  start: 'present',
  states: [
    { in: 'present', by: [], on: [['field.focused', 'aside']] },
    { in: 'aside', by: ['field.focused'], on: [['field.left', 'present']] },
  ],
};
