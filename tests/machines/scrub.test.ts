import type { StatelyInspectionEvent } from '@statelyai/inspect';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { applicationFields, careerApplicationMachine } from '../../machines/careerApplication.machine.ts';
import { carouselMachine } from '../../machines/carousel.machine.ts';
import { type Answer, type Draft, enquiryMachine, type Submission } from '../../machines/enquiry.machine.ts';
import { enquiryFields } from '../../machines/enquiryFields.ts';
import { resumeChooserMachine } from '../../machines/resumeChooser.machine.ts';
import { inspectScrubbed, scrub } from '../../src/scrub.ts';
import { formInputs } from '../modelInputs/enquiry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The limit for one message to the inspector's window, bytes of JSON. */
const MESSAGE_LIMIT = 20_000;

const word = fc.stringMatching(/^[a-z]{12}$/);
const digits = fc.stringMatching(/^[1-9]\d{9}$/);
const wordsOf = <TField extends string>(fields: readonly TField[]) =>
  fc
    .tuple(...fields.map((field) => (field === 'contact' ? digits : word)))
    .map(
      (words) => Object.fromEntries(fields.map((field, at) => [field, words[at]])) as Record<TField, string>,
    );

function expectNoWord(messages: readonly StatelyInspectionEvent[], words: readonly string[]) {
  for (const message of messages) {
    const json = JSON.stringify(message);
    for (const secret of words) expect(json).not.toContain(secret);
    expect(json.length).toBeLessThan(MESSAGE_LIMIT);
  }
}

const eventsIn = (messages: readonly StatelyInspectionEvent[]) =>
  messages.map((message) => ('event' in message ? message.event.type : message.type));

/** The results of the two calls, each with the visitor's words in it. */
type Ending = 'thanked' | 'refused' | 'contactUs fails' | 'sendEmail fails';
const endings: Ending[] = ['thanked', 'refused', 'contactUs fails', 'sendEmail fails'];

test('nothing typed into an enquiry, restored or answered is in any message', async () => {
  await fc.assert(
    fc.asyncProperty(
      wordsOf(enquiryFields),
      fc.subarray([...enquiryFields]),
      fc.constantFrom(...endings),
      fc.constantFrom(...Object.values(formInputs)),
      async (typed, restored, ending, form) => {
        const messages: StatelyInspectionEvent[] = [];
        const draft = { enquiry: Object.fromEntries(restored.map((field) => [field, typed[field]])) };
        const message = `Thank you, ${typed.name}`;
        const data = { [typed.name]: typed.email, to: [typed.contact] };
        const call = <TAnswer>(fails: boolean, answer: TAnswer) =>
          fromPromise<TAnswer, Submission>(() =>
            fails ? Promise.reject(new Error(typed.message, { cause: data })) : Promise.resolve(answer),
          );
        const actor = createActor(
          enquiryMachine.provide({
            actors: {
              restoreDraft: fromPromise<Draft>(async () => draft),
              contactUs: call<Answer>(ending === 'contactUs fails', {
                message,
                success: ending !== 'refused',
                status: false,
              }),
              sendEmail: call<unknown>(ending === 'sendEmail fails', data),
            },
          }),
          { input: { ...form, behaviour: 'specified' }, inspect: inspectScrubbed((m) => messages.push(m)) },
        ).start();
        await vi.runAllTimersAsync();
        for (const field of enquiryFields) actor.send({ type: 'field.changed', field, value: typed[field] });
        actor.send({ type: 'enquiry.submitted' });
        await vi.runAllTimersAsync();

        expect(
          actor.getSnapshot().matches(ending.endsWith('fails') ? 'stuckWaiting' : (ending as 'thanked')),
        ).toBe(true);
        expect(eventsIn(messages)).toEqual(
          expect.arrayContaining(['@xstate.actor', 'field.changed', 'enquiry.submitted']),
        );
        expectNoWord(messages, Object.values(typed));
        actor.stop();
      },
    ),
    { numRuns: 40 },
  );
});

test('nothing typed into an application, and no name of a file, is in any message', async () => {
  await fc.assert(
    fc.asyncProperty(
      wordsOf(applicationFields),
      word,
      fc.constantFrom('specified' as const, 'assisted' as const),
      async (typed, name, behaviour) => {
        const messages: StatelyInspectionEvent[] = [];
        const options = { inspect: inspectScrubbed((message) => messages.push(message)) };
        const cv = { name: `${name}.pdf`, type: 'application/pdf', size: 4_096 };
        const chooser = createActor(resumeChooserMachine, options).start();
        const actor = createActor(careerApplicationMachine, { ...options, input: { behaviour } }).start();
        for (const field of applicationFields)
          actor.send({ type: 'field.changed', field, value: typed[field] });
        chooser.send({ type: 'file.picked', file: cv });
        actor.send({ type: 'file.changed', cv });
        actor.send({ type: 'application.submitted' });
        // Opens late: its registration contains the text typed before.
        createActor(careerApplicationMachine, {
          ...options,
          input: { behaviour },
          snapshot: actor.getPersistedSnapshot(),
        });
        await vi.runAllTimersAsync();

        expect(eventsIn(messages)).toEqual(expect.arrayContaining(['file.picked', 'file.changed']));
        expectNoWord(messages, [...Object.values(typed), name]);
        for (const each of [actor, chooser]) each.stop();
      },
    ),
    { numRuns: 40 },
  );
});

test("the site's own words are shown: states, fields, counts", async () => {
  const messages: StatelyInspectionEvent[] = [];
  const inspect = inspectScrubbed((message) => messages.push(message));
  const enquiry = createActor(enquiryMachine, {
    input: { ...formInputs.home, behaviour: 'assisted' },
    inspect,
  }).start();
  createActor(carouselMachine, { input: { count: 4 }, inspect })
    .start()
    .send({ type: 'next.pressed' });
  enquiry.send({ type: 'field.changed', field: 'email', value: 'asha@kavikiln.example' });
  await vi.advanceTimersByTimeAsync(0);

  const last = (type: string) =>
    messages.findLast((message) => 'event' in message && message.event.type === type);
  expect(last('field.changed')).toMatchObject({
    event: { type: 'field.changed', field: 'email', value: '(scrubbed)' },
    snapshot: {
      status: 'active',
      value: 'restoring',
      context: { behaviour: 'assisted', enquiry: { name: '', email: '(scrubbed)' }, answer: null },
    },
  });
  expect(last('next.pressed')).toMatchObject({
    snapshot: { value: { slide: 'sliding', autoplay: 'ticking' }, context: { position: 1, count: 4 } },
  });
  const [registered] = messages;
  expect(registered).toMatchObject({ type: '@xstate.actor', name: 'enquiry' });
  expect(registered).toHaveProperty('definition', expect.stringContaining('stuckWaiting'));
});

test('a circular context is copied, not followed for ever', () => {
  const context: Record<string, unknown> = { count: 4 };
  context.self = context;
  expect(JSON.stringify(scrub(context)).length).toBeLessThan(200);
});
