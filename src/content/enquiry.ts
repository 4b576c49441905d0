import type { Enquiry } from '../../openapi/client.ts';
import { answering } from './answering.ts';

/** The services a visitor can ask for, in the order of the select (ENQUIRY-2). */
export const serviceOptions: readonly Enquiry['service'][] = [
  'Social Media Management (SMM)',
  'Search Engine Optimisation (SEO)',
  'Public Relation (PR)',
  'Paid Ads',
  'Website Design and Developments',
  'Creative Design',
  'Content Solutions',
  'Influencer Marketing',
  'Film & Photography',
];

/** The longest text of a field, in characters; the contract allows as many. */
export const fieldLimits = {
  name: 200,
  companyName: 200,
  email: 254,
  message: 20_000,
} as const;

/** The words of the enquiry form (ENQUIRY-1) and its dialogs (ENQUIRY-11, ENQUIRY-13). */
export const enquiryWords = {
  labels: {
    name: 'Full Name',
    companyName: 'Company Name',
    email: 'Email',
    contact: 'Contact number',
    service: 'Service',
    message: "Here's something more to add",
  },
  errors: {
    name: 'Please tell us your full name.',
    companyName: 'Please tell us your company’s name.',
    email: 'Please give us an e-mail address.',
    contact: 'Please give us a contact number.',
    service: 'Please select a service.',
    message: 'Please tell us a little about what you need.',
  },
  form: 'Enquiry',
  placeholder: 'Select',
  contactHint: 'Ten digits; +91 or 0 may stand in front.',
  messageHint: `Useful to us: ${answering.toHaveReady}.`,
  /** Before the message hint, where the message is optional or required (ENQUIRY-5). */
  optional: 'Optional.',
  enough: 'A line or two is enough.',
  /** Shown for a message at its limit, because the browser cuts the rest off silently. */
  full: `That is as much as fits here: ${fieldLimits.message.toLocaleString('en-IN')} characters.`,
  submit: 'Submit',
  withoutScript: 'This form needs JavaScript. Without it, please reach us directly:',
  /** Shown until the form can send, and permanently where its script is blocked. */
  notReady:
    'This form is not ready to send yet; what you write stays. If that lasts, please reach us directly:',
  incomplete: 'Please fill out all fields and select a service.',
  alert: 'Not sent yet',
  ok: 'OK',
  dialog: 'Your request',
  waiting: 'Please stand by as we work on sending your request to our administrator.',
  close: 'Close',
  stuck: 'Something went wrong on the way. What you wrote is still here.',
  retry: 'Try again',
  backToForm: 'Back to the form',
  otherwise: 'Or reach us directly:',
} as const;
