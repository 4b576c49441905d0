import fc from 'fast-check';
import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { applicationFields } from '../../../machines/careerApplication.machine.ts';
import { MISSING_CHUNK } from '../../../machines/chunk.machine.ts';
import { enquiryFields } from '../../../machines/enquiryFields.ts';
import { UNPLAYABLE } from '../../../machines/heroVideo.machine.ts';
import type { MachineName, machines } from '../../../machines/index.ts';
import { enquiryInputs, typed } from '../../modelInputs/enquiry.ts';
import type { DataOf, WithData } from '../../support/modelGraph.ts';

interface Arbitraries<TMachine extends AnyStateMachine> {
  /** Generators of event payloads, by event type. */
  events: {
    [TType in WithData<EventFrom<TMachine>>['type']]: fc.Arbitrary<
      DataOf<Extract<EventFrom<TMachine>, { type: TType }>>
    >;
  };
  /** How its actors may end. */
  actors?: Record<string, { done: fc.Arbitrary<unknown>; error: fc.Arbitrary<unknown> }>;
  input?: fc.Arbitrary<InputFrom<TMachine>>;
}

const record = <T>(model: { [TKey in keyof T]: fc.Arbitrary<T[TKey]> }) =>
  fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>;

/** UTF-16 as browsers allow it: unpaired surrogates and null characters included. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\0\n\r\t 09'),
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  ),
  maxLength: 12,
});
const numberText = fc
  .tuple(fc.constantFrom('', '0', '91', '+91', '091', '0091'), fc.stringMatching(/^[0-9 -]{0,13}$/))
  .map((parts) => parts.join(' '));

const texts = fc.oneof(
  fc.constantFrom(...Object.values(typed), '', ' ', '\0', '\ud83d', 'selected', 'x'.repeat(2_000)),
  numberText,
  anyText,
);

const numbers = fc.oneof(
  fc.constantFrom(0, 1, 300, 301, -1, -0, 0.5, Number.NaN, Infinity, -Infinity, Number.MAX_VALUE),
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.double(),
);

/** JavaScript lets anything be thrown. */
const errors = fc.oneof(
  fc.constantFrom<unknown>(
    new Error('offline'),
    Object.assign(new Error('no film in it'), { name: UNPLAYABLE }),
    Object.assign(new Error('no such script'), { name: MISSING_CHUNK }),
    { name: UNPLAYABLE },
    undefined,
    null,
  ),
  fc.string(),
);

const answers = record({ success: fc.boolean(), status: fc.boolean(), message: texts });
const optional = { requiredKeys: [] as never[], noNullPrototype: true };
const drafts = fc.record(
  {
    id: anyText,
    enquiry: fc.record(Object.fromEntries(enquiryFields.map((field) => [field, texts])), optional),
  },
  optional,
);

const cards = fc.oneof(
  fc.constantFrom('Account Executive', 'SEO Manager', 'Business Development Manager', 'No such card', ''),
  anyText,
);
const extensions = ['pdf', '.pdf', '.PDF', '.Doc', '.docX', '.docm', '.png', '.pdf.exe', '.pdf ', '.', ''];
const resumes = record({
  name: fc.tuple(anyText, fc.constantFrom(...extensions)).map((parts) => parts.join('')),
  type: fc.oneof(fc.constantFrom('application/pdf', 'image/png', ''), anyText),
  size: numbers,
});

const behaviours = fc.constantFrom('specified' as const, 'assisted' as const);

/** Generators of event data, actor results and inputs; the type requires every machine. */
export const arbitraries: { [TName in MachineName]: Arbitraries<(typeof machines)[TName]> } = {
  blogScroll: { events: { 'page.scrolled': record({ y: numbers }) } },
  careerApplication: {
    events: {
      'field.changed': record({ field: fc.constantFrom(...applicationFields), value: texts }),
      'file.changed': record({ cv: fc.option(resumes) }),
      'application.refused': record({ fields: fc.subarray([...applicationFields, 'cv' as const]) }),
    },
    input: record({ behaviour: behaviours }),
  },
  careersCards: {
    events: {
      'details.pressed': record({ card: cards }),
      'card.pressed': record({ card: cards }),
    },
  },
  carousel: {
    events: {
      'dot.pressed': record({ index: numbers }),
      'drag.moved': record({ pixels: numbers }),
      'drag.ended': record({ pixels: numbers, width: numbers, duration: numbers }),
      'slides.scrolled': record({ steps: numbers }),
    },
    input: record({ count: fc.integer({ min: 2, max: 5 }) }),
  },
  chatButton: { events: { 'page.scrolled': record({ y: numbers, viewportHeight: numbers }) } },
  chunk: {
    events: {},
    actors: { load: { done: fc.anything(), error: errors } },
    input: record({ isRetried: fc.boolean() }),
  },
  dock: { events: {} },
  enquiry: {
    events: {
      'field.changed': record({ field: fc.constantFrom(...enquiryFields), value: texts }),
    },
    actors: {
      restoreDraft: { done: drafts, error: errors },
      contactUs: { done: answers, error: errors },
      sendEmail: { done: fc.anything(), error: errors },
    },
    input: fc.constantFrom(...Object.values(enquiryInputs.inputs ?? {})),
  },
  errorScreen: {
    events: { 'retry.pressed': record({ isChunkError: fc.boolean() }) },
    actors: { checkServer: { done: fc.integer({ min: 100, max: 599 }), error: errors } },
  },
  faq: { events: {} },
  headerScroll: { events: { 'page.scrolled': record({ y: numbers }) } },
  heroVideo: {
    events: {
      'page.loaded': record({
        hasCodec: fc.boolean(),
        isMotionReduced: fc.boolean(),
        savesData: fc.boolean(),
        wasPaused: fc.boolean(),
        isHidden: fc.boolean(),
      }),
    },
    actors: { play: { done: fc.constant(undefined), error: errors } },
  },
  imageReveal: { events: {} },
  popOut: {
    events: {},
    actors: { fetchLayers: { done: fc.constant(undefined), error: errors } },
  },
  logoStrip: { events: {} },
  menu: { events: {} },
  navigation: {
    events: {
      'page.loaded': record({ wall: texts, isMotionReduced: fc.boolean() }),
    },
  },
  resumeChooser: { events: { 'file.picked': record({ file: resumes }) } },
  scrollToTop: { events: { 'page.scrolled': record({ y: numbers }) } },
  startUp: { events: {}, input: record({ elapsed: fc.integer({ min: 0, max: 10_000 }) }) },
  textAnimation: { events: {} },
};
