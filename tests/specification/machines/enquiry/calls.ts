import { done, failed, only, type Row, type StateRules, type Step } from '../../format.ts';
import {
  accepted,
  bad,
  type Enquiry,
  everyEvent,
  everyEventBut,
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

/** Only the assisted behaviour has a way out. */
const ignoredWhenStuck: StateRules['ignores'] = [
  ...everyEventBut('RETRY', 'BACK_TO_FORM'),
  only('specified', 'RETRY'),
  only('specified', 'BACK_TO_FORM'),
];

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
    ignores: everyEvent,
  },
  {
    in: 'submitting.sendEmail',
    by: accepted,
    tags: ['answered', 'waiting'],
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
    ignores: everyEvent,
  },
  {
    in: 'refused',
    by: [...submitted, done('contactUs', bad)],
    tags: ['answered'],
    on: [['answer.closed', 'filling.unchecked', { assigns: { answer: null } }]],
    ignores: everyEventBut('answer.closed'),
  },
  {
    // Back from a refusal, the form shows no errors, even if an earlier check found some.
    in: 'refused',
    by: [...submittedAgain, done('contactUs', bad)],
    tags: ['answered'],
    on: [['answer.closed', 'filling.unchecked', { assigns: { answer: null } }]],
  },
  { in: 'thanked', by: [...accepted, done('sendEmail', mail)], isFinal: true },
  {
    in: 'stuckWaiting.withoutAnswer',
    by: [...submitted, failed('contactUs', offline)],
    tags: ['waiting'],
    on: [
      only('assisted', ['RETRY', 'submitting.contactUs', { starts: [['contactUs', sent]] }]),
      only('assisted', ['BACK_TO_FORM', 'filling.unchecked']),
    ],
    ignores: ignoredWhenStuck,
  },
  {
    in: 'stuckWaiting.withoutAnswer',
    by: [...submittedAgain, failed('contactUs', offline)],
    tags: ['waiting'],
    on: [only('assisted', ['BACK_TO_FORM', 'filling.unchecked'])],
  },
  {
    in: 'stuckWaiting.withAnswer',
    by: [...submittedAgain, done('contactUs', good), failed('sendEmail', offline)],
    tags: ['answered', 'waiting'],
    on: [only('assisted', ['BACK_TO_FORM', 'filling.unchecked', { assigns: { answer: null } }])],
  },
  {
    in: 'stuckWaiting.withAnswer',
    by: mailFailed,
    tags: ['answered', 'waiting'],
    on: [
      // The enquiry is stored already: only the mail call is repeated.
      only('assisted', ['RETRY', 'submitting.sendEmail', { starts: [['sendEmail', sent]] }]),
      only('assisted', ['BACK_TO_FORM', 'filling.unchecked', { assigns: { answer: null } }]),
    ],
    ignores: ignoredWhenStuck,
  },
];

const byStatus = { in: 'submitting.contactUs', by: submitted, tags: ['waiting'] };

/** The home form does not read `status`. */
export const callsAtHome: readonly StateRules[] = [{ ...byStatus, on: [refuses(goodByStatus)] }];
export const callsOnContact: readonly StateRules[] = [{ ...byStatus, on: [accepts(goodByStatus)] }];
