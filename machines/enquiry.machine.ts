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

/** The input of both calls: the idempotency key is the same for the same values of the same draft. */
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

function submission({ context: { draftId, enquiry } }: { context: EnquiryContext }): Submission {
  const values = enquiryFields.map((field) => enquiry[field]);
  return { enquiry, key: submissionKey(draftId, values) };
}

/** Restores the draft, but keeps each field that was edited before the draft had loaded. */
const fillUntouched = {
  type: 'fillFromDraft',
  params: ({ context, event }: { context: EnquiryContext; event: DoneActorEvent<Draft> }) => ({
    draft: event.output,
    fields: untouchedFields(context),
  }),
} as const;

/**
 * An enquiry, from the first letter to the thank-you page (ENQUIRY-10 to ENQUIRY-21).
 *
 *                returning
 *                    ⇅
 *     restoring → filling → submitting.contactUs → submitting.sendEmail → thanked
 *                    ⇅               ↓      ↘            ↓
 *                 alerting        refused     stuckWaiting
 *
 * After every failure the typed values stay in `context.enquiry`; only `thanked` clears it.
 */
export const enquiryMachine = setup({
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
}).createMachine({
  id: 'enquiry',
  context: ({ input }) => ({
    ...input,
    enquiry: blankEnquiry(input.placeholder),
    contactText: '',
    answer: null,
    accepted: { enquiry: {}, answer: null },
  }),
  initial: 'restoring',
  on: { 'contact.left': { actions: 'showContactDigits' } },
  states: {
    restoring: {
      description:
        'The form hydrates: text typed before hydration is kept, and the draft of this tab is read.',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
      },
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        onDone: [
          {
            guard: 'hasEarlyInput',
            target: 'filling',
            actions: [fillUntouched, { type: 'storeDraft', params: ({ context }) => context.enquiry }],
          },
          // The stored draft is as it was.
          { target: 'filling', actions: fillUntouched },
        ],
        onError: 'filling',
      },
    },
    filling: {
      description: 'The visitor fills the form.',
      initial: 'unchecked',
      on: {
        'field.changed': {
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'storeDraft', params: ({ context }) => context.enquiry },
          ],
        },
        'page.restored': 'returning',
        'enquiry.submitted': [
          // Accepted already: only its mail call is made (ENQUIRY-21).
          { guard: 'isAcceptedAlready', target: 'submitting.sendEmail', actions: 'recallAnswer' },
          { guard: 'isComplete', target: 'submitting' },
          { target: 'alerting' },
        ],
      },
      states: {
        unchecked: {
          description: 'Nothing has been said about the fields.',
        },
        checked: {
          description: 'The check on submit found invalid fields; each is named beside its field.',
        },
        asBefore: {
          description: 'History: the last active of `unchecked` and `checked`.',
          type: 'history',
        },
      },
    },
    returning: {
      description: 'Back from the back/forward cache: a later page of this tab may have changed the draft.',
      // The draft is read in the same task, before any other event.
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        onDone: [
          {
            guard: { type: 'hasDraft', params: ({ event }) => event.output },
            target: 'filling.asBefore',
            actions: [
              // A later page's values are newer than this page's.
              {
                type: 'fillFromDraft',
                params: ({ event }) => ({ draft: event.output, fields: enquiryFields }),
              },
              { type: 'storeDraft', params: ({ context }) => context.enquiry },
            ],
          },
          { target: 'filling.asBefore' },
        ],
        onError: 'filling.asBefore',
      },
    },
    alerting: {
      description: "The alert says 'Please fill out all fields and select a service.' (ENQUIRY-11).",
      on: {
        'alert.closed': {
          target: 'filling.checked',
          actions: { type: 'focusField', params: ({ context }) => ({ field: invalidFields(context)[0] }) },
        },
      },
    },
    submitting: {
      description: 'The waiting dialog is open; nothing dismisses it (ENQUIRY-13).',
      tags: 'waiting',
      initial: 'contactUs',
      states: {
        contactUs: {
          description: 'The enquiry is on its way. There is no timeout (CALL-3).',
          invoke: {
            id: 'contactUs',
            src: 'contactUs',
            input: submission,
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'sendEmail',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  { type: 'keepAccepted', params: ({ event }) => event.output },
                ],
              },
              {
                target: '#enquiry.refused',
                actions: { type: 'keepAnswer', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: '#enquiry.stuckWaiting.withoutAnswer',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        sendEmail: {
          description:
            'The enquiry is accepted; the dialog shows the answer while the mail call runs (CALL-2).',
          invoke: {
            id: 'sendEmail',
            src: 'sendEmail',
            input: submission,
            onDone: {
              target: '#enquiry.thanked',
              actions: { type: 'logMailData', params: ({ event }) => ({ data: event.output }) },
            },
            onError: {
              target: '#enquiry.stuckWaiting.withAnswer',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
      },
    },
    refused: {
      description: 'The answer is not good: the dialog shows its message and a Close button (ENQUIRY-16).',
      on: {
        'answer.closed': { target: 'filling', actions: 'dropAnswer' },
      },
    },
    stuckWaiting: {
      description:
        'A call failed: the dialog keeps what it last showed, the form keeps every value. No timer leads out: as specified only a reload does; assisted, RETRY and BACK_TO_FORM (ENQUIRY-17, ENQUIRY-20).',
      tags: 'waiting',
      initial: 'withoutAnswer',
      states: {
        withoutAnswer: {
          description: 'contactUs failed; the dialog still asks the visitor to stand by.',
          on: {
            RETRY: { guard: 'isAssisted', target: '#enquiry.submitting.contactUs' },
            BACK_TO_FORM: { guard: 'isAssisted', target: '#enquiry.filling' },
          },
        },
        withAnswer: {
          description:
            'sendEmail failed after a good answer; the dialog still shows that answer (ENQUIRY-18).',
          on: {
            RETRY: { guard: 'isAssisted', target: '#enquiry.submitting.sendEmail' },
            BACK_TO_FORM: { guard: 'isAssisted', target: '#enquiry.filling', actions: 'dropAnswer' },
          },
        },
      },
    },
    thanked: {
      description:
        'Stored and mailed: the form is cleared, the draft forgotten, and /thankyou opens (ENQUIRY-15).',
      type: 'final',
      entry: ['clearForm', 'removeDraft', 'openThankYou'],
    },
  },
});
