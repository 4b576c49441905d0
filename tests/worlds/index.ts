import { MISSING } from '../../machines/chunk.machine.ts';
import type { MachineName, machines } from '../../machines/index.ts';
import type { World } from '../support/walk.ts';
import { careerApplicationWorld, resumeChooserWorld } from './careers.world.ts';
import { enquiryWorld } from './enquiry.world.ts';
import { stillnessEvents } from './stillness.ts';

/** One world per machine: without one, this does not compile. */
export const worlds: { [TName in MachineName]: World<(typeof machines)[TName]> } = {
  blogScroll: {
    events: { 'page.scrolled': [{ y: 300 }, { y: 301 }] },
  },
  careerApplication: careerApplicationWorld,
  careersCards: {
    events: {
      'details.pressed': [{ card: 'Account Executive' }, { card: 'SEO Manager' }],
      'close.pressed': [{}],
      'card.pressed': ({ context }) => [{ card: context.card ?? 'SEO Manager' }],
      'apply.pressed': [{}],
    },
  },
  carousel: {
    inputs: { '4 slides': { count: 4 } },
    events: {
      ...stillnessEvents,
      'next.pressed': [{}],
      'previous.pressed': [{}],
      'dot.pressed': [{ index: 2 }],
      // By a finger: no pointer rests where it is, and after the last slide there is nothing.
      'slide.swiped': ({ context, value }) =>
        (value as { pointer: string }).pointer === 'away' && context.index < 3
          ? [{ index: context.index + 1 }]
          : [],
      // The machine says this to itself.
      'slide.due': [],
    },
  },
  chatButton: {
    events: { 'page.scrolled': [400, 401, 800].map((y) => ({ y, viewportHeight: 800 })) },
  },
  chunk: {
    // What is missing is asked for by a new document.
    events: { 'retry.pressed': (snapshot) => (snapshot.matches({ failed: 'missing' }) ? [] : [{}]) },
    actors: {
      load: {
        done: [{ default: 'a module' }],
        error: [new Error('offline'), Object.assign(new Error('no such script'), { name: MISSING })],
      },
    },
  },
  dock: {
    events: { 'field.focused': [{}], 'field.left': [{}] },
  },
  enquiry: enquiryWorld,
  faq: {
    events: { 'question.opened': [{}], 'question.closed': [{}] },
  },
  headerScroll: {
    events: { 'page.scrolled': [{ y: 0 }, { y: 1 }, { y: 400 }] },
  },
  heroVideo: {
    events: {
      'page.loaded': [{ isWelcome: true }, { isWelcome: false }],
      'control.pressed': [{}],
      'page.hidden': [{}],
      'page.shown': [{}],
      'motion.reduced': [{}],
    },
    actors: { play: { done: [undefined], error: [new Error('NotAllowedError')] } },
  },
  imageReveal: {
    events: { 'element.entered': [{}], 'element.left': [{}] },
  },
  lean: {
    events: {
      'pointer.entered': [{}],
      'pointer.left': [{}],
      'focus.entered': [{}],
      'focus.left': [{}],
      'motion.reduced': [{}],
      'motion.allowed': [{}],
    },
    actors: { fetchLayers: { done: [undefined], error: [new Error('offline')] } },
  },
  logoStrip: {
    events: stillnessEvents,
  },
  menu: {
    events: {
      'toggle.pressed': [{}],
      'link.followed': [{}],
      'escape.pressed': [{}],
      'viewport.widened': [{}],
    },
  },
  navigation: {
    events: { 'navigation.started': [{}], 'page.rendered': [{}] },
  },
  resumeChooser: resumeChooserWorld,
  scrollToTop: {
    events: { 'page.scrolled': [{ y: 300 }, { y: 301 }, { y: 800 }], 'button.pressed': [{}] },
  },
  startUp: { events: {} },
  textAnimation: {
    events: { 'element.entered': [{}], 'element.left': [{}] },
  },
};
