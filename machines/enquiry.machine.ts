import { blankEnquiry, enquiryFields, invalidFields } from './enquiryFields.ts';
import { enquirySetup, fillUntouched, submission } from './enquirySetup.ts';

export type { Answer, Draft, EnquiryInput, Submission } from './enquirySetup.ts';

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
export const enquiryMachine = enquirySetup.createMachine({
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
      on: { 'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } } },
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
      on: { 'answer.closed': { target: 'filling', actions: 'dropAnswer' } },
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
