import { modulo } from '../../machines/carousel.machine.ts';
import { MISSING_CHUNK } from '../../machines/chunk.machine.ts';
import { UNPLAYABLE } from '../../machines/heroVideo.machine.ts';
import type { MachineName, machines } from '../../machines/index.ts';
import type { ModelInputs } from '../support/modelGraph.ts';
import { careerApplicationInputs, resumeChooserInputs } from './careers.ts';
import { enquiryInputs } from './enquiry.ts';
import { pauseEvents } from './pauseReasons.ts';

const filmPlays = {
  hasCodec: true,
  isMotionReduced: false,
  savesData: false,
  wasPaused: false,
  isHidden: false,
};

/** The model inputs of every machine: without them, this does not compile. */
export const modelInputs: { [TName in MachineName]: ModelInputs<(typeof machines)[TName]> } = {
  blogScroll: {
    events: { 'page.scrolled': [{ y: 300 }, { y: 301 }] },
  },
  careerApplication: careerApplicationInputs,
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
      ...pauseEvents,
      'next.pressed': [{}],
      'previous.pressed': [{}],
      'dot.pressed': [{ index: 2 }],
      'drag.moved': [{ pixels: 200 }],
      'drag.ended': [200, -200, 20].map((pixels) => ({ pixels, width: 400, duration: 10_000 })),
      'drag.cancelled': [{}],
      // Slides scroll before hydration only.
      'slides.scrolled': ({ context }) => (context.position === 0 ? [{ steps: 2 }] : []),
      // The machine raises it itself.
      'slide.due': [],
    },
    // Its positions have no end.
    fingerprint: ({ value, context: { position, count } }) => ({ value, index: modulo(position, count) }),
  },
  chatButton: {
    events: { 'page.scrolled': [400, 401, 800].map((y) => ({ y, viewportHeight: 800 })) },
  },
  chunk: {
    inputs: { page: { isRetried: false }, island: { isRetried: true } },
    events: {
      // A retry of a page's missing script loads a new document.
      'retry.requested': (snapshot) =>
        snapshot.context.isRetried || snapshot.matches({ failed: 'missing' }) ? [] : [{}],
      'browser.online': [{}],
    },
    actors: {
      load: {
        done: [{ default: 'a module' }],
        error: [new Error('offline'), Object.assign(new Error('no such script'), { name: MISSING_CHUNK })],
      },
    },
  },
  dock: {
    events: { 'field.focused': [{}], 'field.left': [{}] },
  },
  enquiry: enquiryInputs,
  errorScreen: {
    events: { 'retry.pressed': [{ isScriptMissing: true }, { isScriptMissing: false }] },
    actors: { checkServer: { done: [200, 503], error: [new Error('offline')] } },
  },
  faq: {
    events: { 'question.opened': [{}], 'question.closed': [{}] },
  },
  headerScroll: {
    events: { 'page.scrolled': [{ y: 0 }, { y: 1 }, { y: 400 }] },
  },
  heroVideo: {
    events: {
      'page.loaded': [
        filmPlays,
        { ...filmPlays, isMotionReduced: true },
        { ...filmPlays, isHidden: true },
        { ...filmPlays, hasCodec: false },
      ],
      'control.pressed': [{}],
      'page.hidden': [{}],
      'page.shown': [{}],
      'motion.reduced': [{}],
      'composition.changed': [{}],
      'film.stopped': [{}],
      'film.waited': [{}],
      'film.resumed': [{}],
    },
    actors: {
      play: {
        done: [undefined],
        error: [
          new Error('NotAllowedError'),
          Object.assign(new Error('no film in it'), { name: UNPLAYABLE }),
        ],
      },
    },
  },
  imageReveal: {
    events: { 'element.entered': [{}], 'element.left': [{}] },
  },
  popOut: {
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
    events: { ...pauseEvents, 'page.settled': [{}] },
  },
  menu: {
    events: {
      'toggle.pressed': [{}],
      'escape.pressed': [{}],
      'viewport.widened': [{}],
      'navigation.started': [{}],
      'navigation.cancelled': [{}],
      'page.rendered': [{}],
    },
  },
  navigation: {
    events: {
      'navigation.started': [{}],
      'navigation.cancelled': [{}],
      'link.repeated': [{}],
      'page.loaded': [
        { wall: 'genda', isMotionReduced: false },
        { wall: 'genda', isMotionReduced: true },
      ],
      'page.rendered': [{}],
    },
  },
  resumeChooser: resumeChooserInputs,
  scrollToTop: {
    events: { 'page.scrolled': [{ y: 300 }, { y: 301 }, { y: 800 }], 'button.pressed': [{}] },
  },
  startUp: {
    // The delay of its script, ms.
    inputs: { 'with the app': { elapsed: 0 }, late: { elapsed: 3_200 } },
    events: {},
  },
  textAnimation: {
    events: { 'element.entered': [{}], 'element.left': [{}] },
  },
};
