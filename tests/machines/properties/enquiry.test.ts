import type fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Draft,
  type EnquiryInput,
  enquiryMachine,
  type Submission,
} from '../../../machines/enquiry.machine.ts';
import { type Enquiry, type EnquiryField, enquiryFields } from '../../../machines/enquiryFields.ts';
import type { Step } from '../../specification/format.ts';
import { endOf, simulate, typeOf } from '../../support/simulatedActor.ts';
import { formOf } from './enquiryForm.ts';
import { forAll, historiesOf, inputOf, stepsOf } from './histories.ts';

/** Favours submissions and the ways back to the form. */
const steps = stepsOf('enquiry', {
  'field.changed': 3,
  'enquiry.submitted': 4,
  RETRY: 2,
  BACK_TO_FORM: 4,
  'answer.closed': 2,
});
const inputs: fc.Arbitrary<EnquiryInput> = inputOf('enquiry');
const histories = historiesOf('enquiry', steps, 20);

const dataOf = (step: Step) => step as unknown as { field: EnquiryField; value: string };
const isSame = (one: Enquiry, other: Enquiry) => enquiryFields.every((field) => one[field] === other[field]);

/** Compares first: an assertion takes longer than a step. */
function expectSame(actual: unknown, expected: Enquiry | undefined) {
  if (!actual || !expected || !isSame(actual as Enquiry, expected)) expect(actual).toEqual(expected);
}

test('nothing typed is lost except on success, neither from the form nor from the draft (ENQUIRY-15, ENQUIRY-17, ENQUIRY-19)', () => {
  forAll(inputs, histories, (input, history) => {
    const { snapshot, take } = simulate(enquiryMachine, input);
    const form = formOf(input);
    const blank = form.enquiry;
    let draft: unknown;
    let hasDraft = false;
    for (const step of history) {
      const before = snapshot();
      if (before.status === 'done') break;
      const [isRestoring, isFilling] = [before.matches('restoring'), before.matches('filling')];
      const isReturning = before.matches('returning');
      const restored = isRestoring || isReturning ? endOf(step, 'restoreDraft') : undefined;
      if (typeOf(step) === 'contact.left') form.leaveContact();
      if (typeOf(step) === 'field.changed' && (isRestoring || isFilling)) {
        form.type(dataOf(step).field, dataOf(step).value);
        hasDraft ||= isFilling;
      }
      if (restored && !('error' in restored)) {
        const found = restored.output as Draft;
        if (isRestoring || found.enquiry) {
          // Restoring without early input stores nothing.
          hasDraft ||= isReturning || !isSame(form.enquiry, blank);
          form.restore(found, isReturning);
        }
      }
      const { actions } = take(step);
      const { status, context } = snapshot();
      if (status === 'done') {
        form.clear();
        hasDraft = false;
      }
      for (const { type, params } of actions) {
        if (type === 'storeDraft') draft = params;
        if (type === 'removeDraft') draft = undefined;
      }
      const { enquiry } = form;
      expectSame(context.enquiry, enquiry);
      expectSame(draft, hasDraft ? enquiry : undefined);
      if (context.contactText !== form.shown) expect(context.contactText).toBe(form.shown);
    }
  });
});

/** The calls of a history: payload and cause of each. */
function callsOf(input: EnquiryInput, history: readonly Step[]) {
  const { running, snapshot, take, observed } = simulate(enquiryMachine, input);
  observed();
  const calls: { made: string; sent: Submission; draftId: string; form: Enquiry; isAlone: boolean }[] = [];
  let accepted: Enquiry | undefined;
  let failed: string | undefined;
  for (const step of history) {
    const before = snapshot();
    if (before.status === 'done') break;
    const { draftId, enquiry } = before.context;
    const [call = ''] = running();
    const ended = endOf(step, call);
    const answer = ended?.output as Partial<Record<string, unknown>> | undefined;
    const isAccepted = call === 'contactUs' && input.acceptedBy.some((flag) => answer?.[flag] === true);
    const cause = () => {
      if (isAccepted) return 'after an acceptance';
      if (typeOf(step) === 'RETRY' && failed) return `again, as ${failed} had failed`;
      if (typeOf(step) !== 'enquiry.submitted' || !before.matches('filling')) return 'for no reason';
      return accepted && isSame(accepted, enquiry) ? 'by submitting what was accepted' : 'by submitting';
    };
    const { starts } = take(step);
    const isAlone = starts.length === 1 && running().length === 1;
    for (const { src, input: sent } of starts.filter(({ src }) => src !== 'restoreDraft'))
      calls.push({ made: `${src} ${cause()}`, sent: sent as Submission, draftId, form: enquiry, isAlone });
    if (isAccepted) accepted = enquiry;
    if (ended && 'error' in ended) failed = call;
    else if (!snapshot().matches('stuckWaiting')) failed = undefined;
  }
  return calls;
}

test('each call has a cause of its own, runs alone and sends the complete form, under a key of its words (ENQUIRY-10, ENQUIRY-16, ENQUIRY-20, ENQUIRY-21, CALL-1, CALL-2)', () => {
  forAll(inputs, histories, (input, history) => {
    const calls = callsOf(input, history);
    for (const { made, sent, draftId, form, isAlone } of calls) {
      expect([
        'contactUs by submitting',
        'contactUs again, as contactUs had failed',
        'sendEmail after an acceptance',
        'sendEmail by submitting what was accepted',
        'sendEmail again, as sendEmail had failed',
      ]).toContain(made);
      expect(isAlone).toBe(true);
      expect(sent.enquiry).toEqual(form);
      expect(form.service).not.toBe('selected');
      expect(input.required.filter((field) => form[field].trim() === '')).toEqual([]);
      // The same values of the same draft have the same key, and no others.
      for (const other of calls)
        expect(other.sent.key === sent.key).toBe(other.draftId === draftId && isSame(other.form, form));
    }
  });
});
