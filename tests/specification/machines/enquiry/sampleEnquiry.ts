/** An enquiry, the steps of the visitor who writes and sends it, and the answers to it. */
import { done, failed, type Step } from '../../format.ts';

export const whole = {
  name: 'Asha Verma',
  companyName: 'Kavi Kiln',
  email: 'asha@kavikiln.example',
  contact: '9876543210',
  service: 'Paid Ads',
  message: 'We open in March.',
};
export type Enquiry = typeof whole;
export const fields = Object.keys(whole) as (keyof Enquiry)[];

/** An untouched form; its `service` has the value of the form's placeholder. */
export const blankWith = (placeholder: string): Enquiry => ({
  name: '',
  companyName: '',
  email: '',
  contact: '',
  service: placeholder,
  message: '',
});

/** Both calls send the same key: the name of the draft and the FNV-1a hash of the values' JSON. */
export const sent = { enquiry: whole, key: 'draft-1-4a07ead43d4f6573' };

export const good = { success: true, status: false, message: 'Your enquiry is with us.' };
export const goodByStatus = { success: false, status: true, message: 'Noted.' };
export const bad = { success: false, status: false, message: 'We take no more enquiries today.' };
export const mail = { reference: 'TAW-00000001' };
export const offline = new Error('offline');

export const typed = (field: string, value: string) => ({ type: 'field.changed', field, value });

export const opened: Step[] = [done('restoreDraft', {})];
export const filled: Step[] = [...opened, ...fields.map((field) => typed(field, whole[field]))];
export const submitted: Step[] = [...filled, 'enquiry.submitted'];
export const accepted: Step[] = [...submitted, done('contactUs', good)];
export const mailFailed: Step[] = [...accepted, failed('sendEmail', offline)];
