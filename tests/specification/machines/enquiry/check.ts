import type { Row, StateRules, Step } from '../../format.ts';
import { fields, filled, opened, typed, whole } from './sampleEnquiry.ts';

/** The alert, after which the focus is in this field. */
const alertOn = (field: string, ...by: Step[]): StateRules => ({
  in: 'alerting',
  by: [...by, 'enquiry.submitted'],
  on: [['alert.closed', 'filling.checked', { does: [['focusField', { field }]] }]],
});

/** A field of the filled form emptied, which both forms refuse. */
const emptied = [
  typed('name', ''),
  typed('name', ' \t'),
  typed('companyName', ''),
  typed('companyName', ' '),
  typed('email', ''),
  typed('email', '  '),
  typed('contact', ''),
  typed('contact', 'none'),
  typed('service', 'selected'),
];

/** The check on submit: an enquiry that is not complete is not sent. */
export const checkStates: readonly StateRules[] = [
  ...emptied.map(
    (change): StateRules => ({
      in: 'filling.unchecked',
      by: [...filled, change],
      on: [['enquiry.submitted', 'alerting']],
    }),
  ),
  ...emptied.map((change) => alertOn(change.field, ...filled, change)),
  alertOn('name', ...opened),
  // The first invalid field, in the form's order.
  alertOn('email', ...filled, typed('service', 'selected'), typed('email', ''), typed('contact', '')),
];

const sends = (enquiry: object): Row => [
  'enquiry.submitted',
  'submitting.contactUs',
  { starts: [['contactUs', enquiry]] },
];

export const checkAtHome: readonly StateRules[] = [
  {
    // The browser catches the home form's placeholder.
    in: 'filling.unchecked',
    by: [...filled, typed('service', '')],
    on: [sends({ enquiry: { ...whole, service: '' } })],
  },
  {
    // At home the message is optional.
    in: 'filling.unchecked',
    by: [...filled, typed('message', '')],
    on: [sends({ enquiry: { ...whole, message: '' }, key: 'draft-1-8db3dc0ae5d4b21d' })],
  },
];

const withoutService = fields
  .filter((field) => field !== 'service')
  .map((field) => typed(field, whole[field]));

export const checkOnContact: readonly StateRules[] = [
  // Its placeholder is a value, which the check on submit catches.
  alertOn('service', ...opened, ...withoutService),
  // The message is required.
  alertOn('message', ...filled, typed('message', ' \n')),
];
