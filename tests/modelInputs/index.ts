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
  blogScroll: { events: { 'page.scrolled': [{ y: 300 }, { y: 301 }] } },
  careerApplication: careerApplicationInputs,
  careersCards: {
    events: {
      'details.pressed': [{ card: 'Account Executive' }, { card: 'SEO Manager' }],
      'card.pressed': ({ context }) => [{ card: context.card ?? 'SEO Manager' }],
    },
  },
  carousel: {
    inputs: { '4 slides': { count: 4 } },
    events: {
      ...pauseEvents,
      'dot.pressed': [{ index: 2 }],
      'drag.moved': [{ pixels: 200 }],
      'drag.ended': [200, -200, 20].map((pixels) => ({ pixels, width: 400, duration: 10_000 })),
      // Slides scroll before hydration only.
      'slides.scrolled': ({ context }) => (context.position === 0 ? [{ steps: 2 }] : []),
      // The machine raises it itself.
      'slide.due': [],
    },
    // Its positions have no end.
    fingerprint: ({ value, context: { position, count } }) => ({ value, index: modulo(position, count) }),
  },
  chatButton: {
    events: { 'page.scrolled': [400, 401].map((y) => ({ y, viewportHeight: 800 })) },
  },
  chunk: {
    inputs: { page: { isRetried: false }, island: { isRetried: true } },
    events: {
      // A retry of a page's missing script loads a new document.
      'retry.requested': (snapshot) =>
        snapshot.context.isRetried || snapshot.matches({ failed: 'missing' }) ? [] : [{}],
    },
    actors: {
      load: {
        done: [{ default: 'a module' }],
        error: [new Error('offline'), Object.assign(new Error('no such script'), { name: MISSING_CHUNK })],
      },
    },
  },
  dock: { events: {} },
  enquiry: enquiryInputs,
  errorScreen: {
    events: { 'retry.pressed': [{ isChunkError: true }, { isChunkError: false }] },
    actors: { checkServer: { done: [200, 503], error: [new Error('offline')] } },
  },
  faq: { events: {} },
  headerScroll: { events: { 'page.scrolled': [{ y: 0 }, { y: 1 }] } },
  heroVideo: {
    events: {
      'page.loaded': [
        filmPlays,
        { ...filmPlays, isMotionReduced: true },
        { ...filmPlays, isHidden: true },
        { ...filmPlays, hasCodec: false },
      ],
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
  imageReveal: { events: {} },
  popOut: {
    events: {},
    actors: { fetchLayers: { done: [undefined], error: [new Error('offline')] } },
  },
  logoStrip: { events: pauseEvents },
  menu: { events: {} },
  navigation: {
    events: { 'page.loaded': [false, true].map((isMotionReduced) => ({ wall: 'genda', isMotionReduced })) },
  },
  resumeChooser: resumeChooserInputs,
  scrollToTop: {
    events: { 'page.scrolled': [{ y: 300 }, { y: 301 }] },
  },
  startUp: {
    // The delay of its script, ms.
    inputs: { 'with the app': { elapsed: 0 }, late: { elapsed: 3_200 } },
    events: {},
  },
  textAnimation: { events: {} },
};
