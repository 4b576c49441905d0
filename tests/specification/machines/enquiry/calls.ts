import { done, failed, type Row, type StateRules, type Step } from '../../format.ts';
import {
  accepted,
  bad,
  type Enquiry,
  filled,
  good,
  goodByStatus,
  mail,
  mailFailed,
  offline,
  sent,
  submitted,
  typed,
  whole,
} from './sampleEnquiry.ts';

const logsFailure = { does: [['logFailure', { cause: offline }]] } as const;

const accepts = (answer: typeof good): Row => [
  done('contactUs', answer),
  'submitting.sendEmail',
  { assigns: { answer, accepted: { enquiry: whole, answer } }, starts: [['sendEmail', sent]] },
];
const refuses = (answer: typeof good): Row => [done('contactUs', answer), 'refused', { assigns: { answer } }];

/** Sent after the check had found a field that was empty. */
const submittedAgain: Step[] = [
  ...filled,
  typed('name', ''),
  'enquiry.submitted',
  'alert.closed',
  typed('name', whole.name),
  'enquiry.submitted',
];

/** The two calls, their answers and their failures. */
export const callStates = (blank: Enquiry): StateRules[] => [
  {
    in: 'submitting.contactUs',
    by: submitted,
    tags: ['waiting'],
    on: [
      accepts(good),
      refuses(bad),
      [failed('contactUs', offline), 'stuckWaiting.withoutAnswer', logsFailure],
    ],
  },
  {
    in: 'submitting.sendEmail',
    by: accepted,
    tags: ['waiting'],
    on: [
      [
        done('sendEmail', mail),
        'thanked',
        {
          does: [['logMailData', { data: mail }], 'removeDraft', 'openThankYou'],
          assigns: { enquiry: blank, contactText: '' },
        },
      ],
      [failed('sendEmail', offline), 'stuckWaiting.withAnswer', logsFailure],
    ],
  },
  {
    in: 'refused',
    by: [...submitted, done('contactUs', bad)],
    on: [['answer.closed', 'filling.unchecked', { assigns: { answer: null } }]],
  },
  {
    // Back from a refusal, the form shows no errors, even if an earlier check found some.
    in: 'refused',
    by: [...submittedAgain, done('contactUs', bad)],
    on: [['answer.closed', 'filling.unchecked', { assigns: { answer: null } }]],
  },
  { in: 'thanked', by: [...accepted, done('sendEmail', mail)], isFinal: true },
  // As specified, nothing leads out of it.
  {
    in: 'stuckWaiting.withoutAnswer',
    only: 'specified',
    by: [...submitted, failed('contactUs', offline)],
    tags: ['waiting'],
  },
  { in: 'stuckWaiting.withAnswer', only: 'specified', by: mailFailed, tags: ['waiting'] },
  {
    in: 'stuckWaiting.withoutAnswer',
    only: 'assisted',
    by: [...submitted, failed('contactUs', offline)],
    tags: ['waiting'],
    on: [
      ['RETRY', 'submitting.contactUs', { starts: [['contactUs', sent]] }],
      ['BACK_TO_FORM', 'filling.unchecked'],
    ],
  },
  {
    in: 'stuckWaiting.withoutAnswer',
    only: 'assisted',
    by: [...submittedAgain, failed('contactUs', offline)],
    tags: ['waiting'],
    on: [['BACK_TO_FORM', 'filling.unchecked']],
  },
  {
    in: 'stuckWaiting.withAnswer',
    only: 'assisted',
    by: [...submittedAgain, done('contactUs', good), failed('sendEmail', offline)],
    tags: ['waiting'],
    on: [['BACK_TO_FORM', 'filling.unchecked', { assigns: { answer: null } }]],
  },
  {
    in: 'stuckWaiting.withAnswer',
    only: 'assisted',
    by: mailFailed,
    tags: ['waiting'],
    on: [
      // The enquiry is stored already: only the mail call is repeated.
      ['RETRY', 'submitting.sendEmail', { starts: [['sendEmail', sent]] }],
      ['BACK_TO_FORM', 'filling.unchecked', { assigns: { answer: null } }],
    ],
  },
];

const byStatus = { in: 'submitting.contactUs', by: submitted, tags: ['waiting'] };

/** The home form does not read `status`. */
export const callsAtHome: readonly StateRules[] = [{ ...byStatus, on: [refuses(goodByStatus)] }];
export const callsOnContact: readonly StateRules[] = [{ ...byStatus, on: [accepts(goodByStatus)] }];
