import fc from 'fast-check';
import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { applicationFields } from '../../../machines/careerApplication.machine.ts';
import { MISSING } from '../../../machines/chunk.machine.ts';
import { enquiryFields } from '../../../machines/enquiryFields.ts';
import { UNPLAYABLE } from '../../../machines/heroVideo.machine.ts';
import { type MachineName, machines } from '../../../machines/index.ts';
import { enquiryInputs, typed } from '../../modelInputs/enquiry.ts';
import { after, done, failed, type Passing, type Settling, type Step } from '../../specification/format.ts';
import { machineRules } from '../../specification/machines/index.ts';

type Payload<TEvent> = TEvent extends unknown ? Omit<TEvent, 'type'> : never;

interface Arbitraries<TMachine extends AnyStateMachine> {
  /** Payloads of every event: of their types, with values of every kind. */
  events: {
    [TType in EventFrom<TMachine>['type']]: fc.Arbitrary<
      Payload<Extract<EventFrom<TMachine>, { type: TType }>>
    >;
  };
  /** How its actors may end. */
  actors?: Record<string, { done: fc.Arbitrary<unknown>; error: fc.Arbitrary<unknown> }>;
  input?: fc.Arbitrary<InputFrom<TMachine>>;
}

const record = <T>(model: { [TKey in keyof T]: fc.Arbitrary<T[TKey]> }) =>
  fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>;
const nothing = fc.constant({});

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
    Object.assign(new Error('no such script'), { name: MISSING }),
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

const pauseReasons = {
  'pointer.entered': nothing,
  'pointer.left': nothing,
  'focus.entered': nothing,
  'focus.left': nothing,
  'control.pressed': nothing,
  'page.hidden': nothing,
  'page.shown': nothing,
  'motion.reduced': nothing,
  'motion.allowed': nothing,
};
const visibility = { 'element.entered': nothing, 'element.left': nothing };
const behaviours = fc.constantFrom('specified' as const, 'assisted' as const);

/** What may happen to each machine. One that is missing does not compile. */
export const arbitraries: { [TName in MachineName]: Arbitraries<(typeof machines)[TName]> } = {
  blogScroll: { events: { 'page.scrolled': record({ y: numbers }) } },
  careerApplication: {
    events: {
      'field.changed': record({ field: fc.constantFrom(...applicationFields), value: texts }),
      'contact.left': nothing,
      'file.changed': record({ cv: fc.option(resumes) }),
      'application.submitted': nothing,
      'application.refused': record({ fields: fc.subarray([...applicationFields, 'cv' as const]) }),
    },
    input: record({ behaviour: behaviours }),
  },
  careersCards: {
    events: {
      'details.pressed': record({ card: cards }),
      'close.pressed': nothing,
      'card.pressed': record({ card: cards }),
      'apply.pressed': nothing,
    },
  },
  carousel: {
    events: {
      ...pauseReasons,
      'next.pressed': nothing,
      'previous.pressed': nothing,
      'dot.pressed': record({ index: numbers }),
      'drag.moved': nothing,
      'drag.ended': record({ steps: numbers }),
      'slides.scrolled': record({ steps: numbers }),
      'slide.due': nothing,
    },
    input: record({ count: fc.integer({ min: 2, max: 5 }) }),
  },
  chatButton: { events: { 'page.scrolled': record({ y: numbers, viewportHeight: numbers }) } },
  chunk: {
    events: { 'retry.requested': nothing, 'browser.online': nothing },
    actors: { load: { done: fc.anything(), error: errors } },
    input: record({ isRetried: fc.boolean() }),
  },
  dock: { events: { 'field.focused': nothing, 'field.left': nothing } },
  enquiry: {
    events: {
      'field.changed': record({ field: fc.constantFrom(...enquiryFields), value: texts }),
      'contact.left': nothing,
      'draft.found': record({ draft: drafts }),
      'enquiry.submitted': nothing,
      'alert.closed': nothing,
      'answer.closed': nothing,
      RETRY: nothing,
      BACK_TO_FORM: nothing,
    },
    actors: {
      restoreDraft: { done: drafts, error: errors },
      contactUs: { done: answers, error: errors },
      sendEmail: { done: fc.anything(), error: errors },
    },
    input: fc.constantFrom(...Object.values(enquiryInputs.inputs ?? {})),
  },
  errorScreen: {
    events: { 'retry.pressed': record({ isScriptMissing: fc.boolean() }) },
    actors: { askServer: { done: fc.integer({ min: 100, max: 599 }), error: errors } },
  },
  faq: { events: { 'question.opened': nothing, 'question.closed': nothing } },
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
      'control.pressed': nothing,
      'page.hidden': nothing,
      'page.shown': nothing,
      'motion.reduced': nothing,
      'screen.turned': nothing,
      'film.stopped': nothing,
      'film.waited': nothing,
      'film.resumed': nothing,
    },
    actors: { play: { done: fc.constant(undefined), error: errors } },
  },
  imageReveal: { events: visibility },
  popOut: {
    events: {
      'pointer.entered': nothing,
      'pointer.left': nothing,
      'focus.entered': nothing,
      'focus.left': nothing,
      'motion.reduced': nothing,
      'motion.allowed': nothing,
    },
    actors: { fetchLayers: { done: fc.constant(undefined), error: errors } },
  },
  logoStrip: { events: { ...pauseReasons, 'page.settled': nothing } },
  menu: {
    events: {
      'toggle.pressed': nothing,
      'escape.pressed': nothing,
      'viewport.widened': nothing,
      'navigation.started': nothing,
      'navigation.cancelled': nothing,
      'page.rendered': nothing,
    },
  },
  navigation: {
    events: {
      'navigation.started': nothing,
      'navigation.cancelled': nothing,
      'page.loaded': record({ wall: texts, isMotionReduced: fc.boolean() }),
      'page.rendered': nothing,
    },
  },
  resumeChooser: { events: { 'file.picked': record({ file: resumes }), 'file.cleared': nothing } },
  scrollToTop: { events: { 'page.scrolled': record({ y: numbers }), 'button.pressed': nothing } },
  startUp: { events: {}, input: record({ elapsed: fc.integer({ min: 0, max: 10_000 }) }) },
  textAnimation: { events: visibility },
};

/** Time that passes, ms: up to a delay of the machine, just before it, and any other. */
function waitsOf(name: MachineName): fc.Arbitrary<Passing> {
  const delays = Object.values<unknown>(machines[name].implementations.delays).filter(
    (delay) => typeof delay === 'number',
  );
  return fc
    .oneof(
      fc.constantFrom(...delays.flatMap((delay) => [delay, delay - 1]), 0),
      fc.integer({ min: 1, max: 4_000 }),
    )
    .map(after);
}

/** The events of a machine, each as often as it is weighed: once, when nothing is said. */
export function eventsOf(
  name: MachineName,
  weights: Readonly<Record<string, number>> = {},
): fc.WeightedArbitrary<AnyEventObject>[] {
  return Object.entries<fc.Arbitrary<object>>(arbitraries[name].events).map(([type, payload]) => ({
    weight: weights[type] ?? 1,
    arbitrary: payload.map((data) => ({ type, ...data })),
  }));
}

/** The ways in which the actors of a machine may end. */
function endsOf(name: MachineName): fc.WeightedArbitrary<Settling>[] {
  return Object.entries(arbitraries[name].actors ?? {}).flatMap(([actor, ends]) => [
    { weight: 2, arbitrary: ends.done.map((output) => done(actor, output)) },
    { weight: 2, arbitrary: ends.error.map((error) => failed(actor, error)) },
  ]);
}

/** Whatever may happen to a machine: its events, time that passes, the ends of its actors. */
export const stepsOf = (name: MachineName, weights?: Readonly<Record<string, number>>): fc.Arbitrary<Step> =>
  fc.oneof(...eventsOf(name, weights), ...endsOf(name), waitsOf(name));

/** All of these steps; a counterexample has only those that it needs. */
const removable = (steps: readonly Step[]): fc.Arbitrary<Step[]> =>
  fc
    .tuple(...steps.map((step) => fc.option(fc.constant(step), { nil: undefined, freq: 1_000_000 })))
    .map((left) => left.filter((step) => step !== undefined));

/** A way to any state of which the specification speaks. */
function waysInto(name: MachineName): fc.Arbitrary<Step[]> {
  const states = Map.groupBy(machineRules[name].states, (state) => state.in);
  return fc.oneof(...[...states.values()].map((ways) => fc.oneof(...ways.map(({ by }) => removable(by)))));
}

/** Any order of anything, from the start or from any state. */
export const historiesOf = (
  name: MachineName,
  steps = stepsOf(name),
  maxLength = 8,
): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(waysInto(name), fc.array(steps, { maxLength, size: 'max' }))
    .map(([way, rest]) => [...way, ...rest]);

export const inputOf = (name: MachineName): fc.Arbitrary<never> =>
  (arbitraries[name].input ?? fc.constant(undefined)) as fc.Arbitrary<never>;
