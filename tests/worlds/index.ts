import type { MachineName, machines } from '../../machines/index.ts';
import type { World } from '../support/walk.ts';
import { enquiryWorld } from './enquiry.world.ts';

/** One world per machine: without one, this does not compile. */
export const worlds: { [TName in MachineName]: World<(typeof machines)[TName]> } = {
  chatButton: {
    events: { 'page.scrolled': [400, 401, 800].map((y) => ({ y, viewportHeight: 800 })) },
  },
  enquiry: enquiryWorld,
  headerScroll: {
    events: { 'page.scrolled': [{ y: 0 }, { y: 1 }, { y: 400 }] },
  },
  menu: {
    events: {
      'toggle.pressed': [{}],
      'link.followed': [{}],
      'escape.pressed': [{}],
      'viewport.widened': [{}],
    },
  },
  scrollToTop: {
    events: { 'page.scrolled': [{ y: 300 }, { y: 301 }, { y: 800 }], 'button.pressed': [{}] },
  },
};
