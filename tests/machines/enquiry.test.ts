import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { type Enquiry, enquiryFields, enquiryMachine } from '../../machines/enquiry.machine.ts';
import { formInputs, good, typed } from '../modelInputs/enquiry.ts';
import { deferredActors } from '../support/plan.ts';

type Form = keyof typeof formInputs;
type Behaviour = 'specified' | 'assisted';

/** An enquiry whose calls settle on command, and what it asked of the outside. */
function rehearsal(form: Form, behaviour: Behaviour = 'specified') {
  const { actors, settle } = deferredActors(enquiryMachine);
  const asked = {
    drafts: [] as Enquiry[],
    forgotten: 0,
    opened: 0,
    focused: [] as unknown[],
    logged: [] as unknown[],
  };
  const actor = createActor(
    enquiryMachine.provide({
      actors: actors as never,
      actions: {
        keepDraft: (_, enquiry) => asked.drafts.push(enquiry),
        forgetDraft: () => asked.forgotten++,
        openThankYou: () => asked.opened++,
        focusField: (_, { field }) => asked.focused.push(field),
        logFailure: (_, { cause }) => asked.logged.push(cause),
      },
    }),
    { input: { ...formInputs[form], behaviour } },
  ).start();
  const finish = async (id: string, how: 'done' | 'error', value: unknown) => {
    settle({ type: `xstate.${how}.actor.${id}`, output: value, error: value });
    await new Promise((resolve) => setImmediate(resolve));
  };
  const fill = (enquiry: Partial<Enquiry>) => {
    for (const field of enquiryFields) {
      const value = enquiry[field];
      if (value !== undefined) actor.send({ type: 'field.changed', field, value });
    }
  };
  return { actor, asked, finish, fill, state: () => actor.getSnapshot().value };
}

async function filled(form: Form, enquiry: Partial<Enquiry> = typed, behaviour: Behaviour = 'specified') {
  const scene = rehearsal(form, behaviour);
  await scene.finish('restoreDraft', 'done', {});
  scene.fill(enquiry);
  return scene;
}

describe('the contact number accepts digits only, at most 10', () => {
  test.each([
    ['98765-43210', '9876543210'],
    ['987 654 3210 11', '9876543210'],
    ['no digits', ''],
    ['٣٤٥', ''],
  ])('%s becomes %s', async (value, kept) => {
    const { actor } = await filled('home', { contact: value });
    expect(actor.getSnapshot().context.enquiry.contact).toBe(kept);
  });
});

describe('the check on submit', () => {
  test.each(['name', 'companyName', 'email', 'contact'] as const)(
    'an empty %s raises the alert',
    async (field) => {
      for (const form of ['home', 'contact'] as const) {
        const { actor, state, asked } = await filled(form, {
          ...typed,
          [field]: field === 'contact' ? '' : ' \t',
        });
        actor.send({ type: 'enquiry.submitted' });
        expect(state()).toBe('alerting');
        actor.send({ type: 'alert.closed' });
        expect(asked.focused).toEqual([field]);
      }
    },
  );

  test('the message is required on the contact page and not at home (ENQUIRY-5)', async () => {
    for (const [form, expected] of [
      ['home', { submitting: 'contactUs' }],
      ['contact', 'alerting'],
    ] as const) {
      const { actor, state } = await filled(form, { ...typed, message: ' ' });
      actor.send({ type: 'enquiry.submitted' });
      expect(state()).toEqual(expected);
    }
  });

  test("it catches the contact page's placeholder, not the home page's, which is the browser's to catch (ENQUIRY-3)", async () => {
    for (const [form, expected] of [
      ['home', { submitting: 'contactUs' }],
      ['contact', 'alerting'],
    ] as const) {
      const { service: _, ...rest } = typed;
      const { actor, state } = await filled(form, rest);
      actor.send({ type: 'enquiry.submitted' });
      expect(state()).toEqual(expected);
    }
  });
});

test('the home page reads success, the contact page status as well (CALL-4)', async () => {
  for (const [form, expected] of [
    ['home', 'refused'],
    ['contact', { submitting: 'sendEmail' }],
  ] as const) {
    const { actor, finish, state } = await filled(form);
    actor.send({ type: 'enquiry.submitted' });
    await finish('contactUs', 'done', { success: false, status: true, message: 'Noted.' });
    expect(state()).toEqual(expected);
  }
});

test('what was typed while the draft was fetched is newer than the draft', async () => {
  const { actor, asked, fill, finish } = rehearsal('home');
  fill({ name: 'Typed early' });
  await finish('restoreDraft', 'done', typed);
  expect(actor.getSnapshot().context.enquiry).toMatchObject({ name: 'Typed early', email: typed.email });
  expect(asked.drafts.at(-1)).toMatchObject({ name: 'Typed early', email: typed.email });
});

test('a success clears the form, forgets the draft and opens the thank-you page, once', async () => {
  const { actor, asked, finish } = await filled('home');
  actor.send({ type: 'enquiry.submitted' });
  await finish('contactUs', 'done', good);
  await finish('sendEmail', 'done', {});
  expect(actor.getSnapshot().context.enquiry).toMatchObject({ name: '', service: '' });
  expect(asked).toMatchObject({ forgotten: 1, opened: 1 });
});

const events = fc.oneof(
  fc.record({
    type: fc.constant('field.changed' as const),
    field: fc.constantFrom(...enquiryFields),
    value: fc.oneof(fc.string(), fc.constantFrom('selected', '', ...Object.values(typed))),
  }),
  fc.constantFrom(
    { type: 'enquiry.submitted' as const },
    { type: 'alert.closed' as const },
    { type: 'answer.closed' as const },
    { type: 'RETRY' as const },
    { type: 'BACK_TO_FORM' as const },
  ),
);
const settlements = fc.constantFrom(
  { id: 'contactUs', how: 'done', value: good },
  { id: 'contactUs', how: 'done', value: { success: false, status: false, message: 'No.' } },
  { id: 'contactUs', how: 'error', value: new Error('offline') },
  { id: 'sendEmail', how: 'done', value: {} },
  { id: 'sendEmail', how: 'error', value: new Error('offline') },
) as fc.Arbitrary<{ id: 'contactUs' | 'sendEmail'; how: 'done' | 'error'; value: unknown }>;

/** Any order of whatever a visitor and the network can do. */
const histories = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: events.map((event) => ({ event })) },
    { weight: 2, arbitrary: settlements.map((settlement) => ({ settlement })) },
  ),
  { maxLength: 40 },
);

test('no order of events loses what was typed, sends twice at once, or leaves stuckWaiting as specified', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Form>('home', 'contact'),
      fc.constantFrom<Behaviour>('specified', 'assisted'),
      histories,
      async (form, behaviour, history) => {
        const { actor, asked, finish, state } = await filled(form, typed, behaviour);
        const running = () =>
          Object.entries(actor.getSnapshot().children).flatMap(([id, child]) =>
            child?.getSnapshot().status === 'active' ? [id] : [],
          );
        for (const step of history) {
          if (actor.getSnapshot().status === 'done') break;
          const { context: before } = actor.getSnapshot();
          const stuck = actor.getSnapshot().matches('stuckWaiting');
          if ('event' in step) {
            const event: EventFromLogic<typeof enquiryMachine> = step.event;
            const typing = event.type === 'field.changed' && actor.getSnapshot().can(event);
            actor.send(event);
            const { enquiry } = actor.getSnapshot().context;
            if (!typing && asked.opened === 0) expect(enquiry).toEqual(before.enquiry);
          } else if (running().includes(step.settlement.id)) {
            await finish(step.settlement.id, step.settlement.how, step.settlement.value);
            if (asked.opened === 0) expect(actor.getSnapshot().context.enquiry).toEqual(before.enquiry);
          }
          expect(running().length).toBeLessThanOrEqual(1);
          expect(asked.opened).toBeLessThanOrEqual(1);
          expect(asked.forgotten).toBe(asked.opened);
          if (stuck && behaviour === 'specified')
            expect(actor.getSnapshot().matches('stuckWaiting')).toBe(true);
        }
        if (asked.opened > 0) expect(state()).toBe('thanked');
        actor.stop();
      },
    ),
    { numRuns: 150 },
  );
});
