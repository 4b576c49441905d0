/*
 * The next steps after an enquiry, stated only here: the form, its dialog, the thank-you page, the confirmation and
 * contact use these texts. Hours and time are the owner's to confirm.
 */

const hours = 'Monday to Friday, 10\u00A0a.m. to 6\u00A0p.m. IST';
const within = 'one working day';
const toHaveReady =
  'your website or profile, what you have tried so far, and a monthly budget if you have one';

export const answering = {
  hours,
  toHaveReady,
  /** Who reads an enquiry, in which hours, and when an answer comes. */
  next: `The person who leads the service reads your enquiry in office hours (${hours}) and answers by e-mail or phone within ${within}.`,
  ready: `For the first call, have ready ${toHaveReady}.`,
} as const;
