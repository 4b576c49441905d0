import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import type { Behaviour } from './behaviour.ts';
import { contactText } from './contactNumber.ts';
import {
  blankEnquiry,
  cleanValue,
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  invalidFields,
  untouchedFields,
} from './enquiryFields.ts';
import { notProvided } from './notProvided.ts';
import { submissionKey } from './submissionKey.ts';

/** The values typed in this tab and not sent yet. */
export interface Draft {
  /** Names the draft until it is sent. */
  id?: string;
  enquiry?: Partial<Enquiry>;
}

/** A call's input: the idempotency key is the same for the same values of the same draft. */
export interface Submission {
  enquiry: Enquiry;
  key: string;
}

/** The two response fields that can mean success (CALL-4). */
type AnswerFlag = 'success' | 'status';

/** The answer of the call 'contactUs'. */
export type Answer = Readonly<{ message: string }> & Readonly<Record<AnswerFlag, boolean>>;

export interface EnquiryInput {
  /** 'assisted' adds a way out of `stuckWaiting` (ENQUIRY-20). */
  behaviour: Behaviour;
  /** The value of the placeholder 'Select': '' at home, 'selected' on the contact page (ENQUIRY-3). */
  placeholder: '' | 'selected';
  /** The required text fields, checked on submit; `service` is always required. */
  required: readonly EnquiryField[];
  /** The call succeeded when any of these fields is true. */
  acceptedBy: readonly AnswerFlag[];
  /** Names a new draft: 128 random bits, in hexadecimal digits. A restored draft has its own name. */
  draftId: string;
}

type EnquiryContext = EnquiryInput & {
  enquiry: Enquiry;
  /** The contact field's text: it may hold a prefix until it is left; `enquiry.contact` does not (ENQUIRY-9). */
  contactText: string;
  answer: Answer | null;
  /** The last enquiry that the service accepted, with its answer; empty until then. */
  accepted: Readonly<{ enquiry: Partial<Enquiry>; answer: Answer | null }>;
};

type EnquiryEvent =
  | { type: 'field.changed'; field: EnquiryField; value: string }
  | { type: 'contact.left' }
  | { type: 'page.restored' }
  | { type: 'enquiry.submitted' }
  | { type: 'alert.closed' }
  | { type: 'answer.closed' }
  | { type: 'RETRY' }
  | { type: 'BACK_TO_FORM' };

/** The input of a call, from the context. */
export function submission({ context: { draftId, enquiry } }: { context: EnquiryContext }): Submission {
  const values = enquiryFields.map((field) => enquiry[field]);
  return { enquiry, key: submissionKey(draftId, values) };
}

/** Restores the draft, but keeps each field that was edited before the draft had loaded. */
export const fillUntouched = {
  type: 'fillFromDraft',
  params: ({ context, event }: { context: EnquiryContext; event: DoneActorEvent<Draft> }) => ({
    draft: event.output,
    fields: untouchedFields(context),
  }),
} as const;

/** The types, actors, actions and guards of the `enquiry` machine. */
export const enquirySetup = setup({
  types: {
    input: {} as EnquiryInput,
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    tags: {} as 'waiting',
  },
  actors: {
    /** Reads the draft of this tab; empty when there is none. */
    restoreDraft: fromPromise<Draft>(notProvided('restoreDraft')),
    contactUs: fromPromise<Answer, Submission>(notProvided('contactUs')),
    /** Resolves with the answer's `data`, which is only logged (CALL-5). */
    sendEmail: fromPromise<unknown, Submission>(notProvided('sendEmail')),
  },
  actions: {
    fillFromDraft: assign(
      ({ context }, { draft, fields }: { draft: Draft; fields: readonly EnquiryField[] }) => {
        const enquiry: Record<EnquiryField, string> = { ...context.enquiry };
        for (const field of fields)
          enquiry[field] = cleanValue(field, draft.enquiry?.[field] ?? enquiry[field]);
        return { draftId: draft.id ?? context.draftId, enquiry, contactText: enquiry.contact };
      },
    ),
    keepField: assign(({ context }, { field, value }: { field: EnquiryField; value: string }) => {
      const text = field === 'contact' ? contactText(value, context.contactText) : context.contactText;
      const kept = cleanValue(field, field === 'contact' ? text : value);
      return { enquiry: { ...context.enquiry, [field]: kept }, contactText: text };
    }),
    /** Takes the prefix out of the contact field. */
    showContactDigits: assign({ contactText: ({ context }) => context.enquiry.contact }),
    keepAnswer: assign({ answer: (_, answer: Answer) => answer }),
    dropAnswer: assign({ answer: null }),
    keepAccepted: assign({
      accepted: ({ context: { enquiry } }, answer: Answer) => ({ enquiry, answer }),
    }),
    recallAnswer: assign({ answer: ({ context: { accepted } }) => accepted.answer }),
    clearForm: assign({ enquiry: ({ context }) => blankEnquiry(context.placeholder), contactText: '' }),
    /** Stores the fields and the draft's name for a reload of the tab (ENQUIRY-19). */
    storeDraft: (_, _enquiry: Enquiry) => {},
    /** Removes the stored draft. */
    removeDraft: () => {},
    /** Focuses the first invalid field (ENQUIRY-12). */
    focusField: (_, _invalid: { field: EnquiryField | undefined }) => {},
    /** Logs the cause of a failed call to the developer's console. */
    logFailure: (_, _failure: { cause: unknown }) => {},
    /** Logs the data of the mail call's answer to the developer's console. */
    logMailData: (_, _answer: { data: unknown }) => {},
    /** Goes to /thankyou. */
    openThankYou: () => {},
  },
  guards: {
    hasDraft: (_, draft: Draft) => draft.enquiry !== undefined,
    hasEarlyInput: ({ context }) => untouchedFields(context).length < enquiryFields.length,
    isComplete: ({ context }) => invalidFields(context).length === 0,
    isAccepted: ({ context }, answer: Answer) => context.acceptedBy.some((flag) => answer[flag]),
    /** The enquiry has been accepted and not edited since. */
    isAcceptedAlready: ({ context: { accepted, enquiry } }) =>
      enquiryFields.every((field) => accepted.enquiry[field] === enquiry[field]),
    isAssisted: ({ context }) => context.behaviour === 'assisted',
  },
});
