import { done, failed, type Row, type StateRules, type Step } from '../../format.ts';
import { bad, fields, good, mailFailed, offline, sent, typed, whole } from './sampleEnquiry.ts';

const backInForm: Step[] = [...mailFailed, 'BACK_TO_FORM'];

const onlyItsMail: Row = [
  'enquiry.submitted',
  'submitting.sendEmail',
  { assigns: { answer: good }, starts: [['sendEmail', sent]] },
];
const another = {
  ...whole,
  ...Object.fromEntries(fields.map((field) => [field, 'Another'])),
  contact: '9123456780',
};
const anotherAnswer = { ...good, message: 'That one too.' };

/** After a failed mail call the service has the enquiry already, until one of its fields is edited. */
export const acceptedAlready: readonly StateRules[] = [
  { in: 'filling.unchecked', only: 'assisted', by: backInForm, on: [onlyItsMail] },
  {
    in: 'filling.unchecked',
    only: 'assisted',
    by: [...backInForm, typed('message', ''), typed('message', whole.message)],
    on: [onlyItsMail],
  },
  {
    in: 'filling.checked',
    only: 'assisted',
    by: [...backInForm, typed('name', ''), 'enquiry.submitted', 'alert.closed', typed('name', whole.name)],
    on: [onlyItsMail],
  },
  {
    // Back from another page of the tab, which has changed nothing.
    in: 'filling.unchecked',
    only: 'assisted',
    by: [...backInForm, 'page.restored', done('restoreDraft', { id: 'draft-1-', enquiry: whole })],
    on: [onlyItsMail],
  },
  ...fields.map((field): StateRules => {
    const edited = { ...whole, [field]: another[field] };
    return {
      in: 'filling.unchecked',
      only: 'assisted',
      by: [...backInForm, typed(field, another[field])],
      on: [['enquiry.submitted', 'submitting.contactUs', { starts: [['contactUs', { enquiry: edited }]] }]],
    };
  }),
  {
    // A refused enquiry does not replace the accepted one, whose answer is shown again.
    in: 'filling.unchecked',
    only: 'assisted',
    by: [
      ...backInForm,
      typed('message', 'Another'),
      'enquiry.submitted',
      done('contactUs', bad),
      'answer.closed',
      typed('message', whole.message),
    ],
    on: [onlyItsMail],
  },
  {
    // A later accepted enquiry replaces the earlier one, with its answer.
    in: 'filling.unchecked',
    only: 'assisted',
    by: [
      ...backInForm,
      typed('message', another.message),
      'enquiry.submitted',
      done('contactUs', anotherAnswer),
      failed('sendEmail', offline),
      'BACK_TO_FORM',
    ],
    on: [
      [
        'enquiry.submitted',
        'submitting.sendEmail',
        {
          assigns: { answer: anotherAnswer },
          starts: [['sendEmail', { enquiry: { ...whole, message: another.message } }]],
        },
      ],
    ],
  },
];
