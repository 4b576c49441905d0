import type { AnyMachineSnapshot } from 'xstate';
import type { EnquiryInput, enquiryMachine } from '../../machines/enquiry.machine.ts';
import { type Enquiry, enquiryFields } from '../../machines/enquiryFields.ts';
import type { ModelInputs } from '../support/modelGraph.ts';

export const formInputs = {
  home: {
    placeholder: '',
    required: ['name', 'companyName', 'email', 'contact'],
    acceptedBy: ['success'],
    draftId: 'draft-1',
  },
  contact: {
    placeholder: 'selected',
    required: ['name', 'companyName', 'email', 'contact', 'message'],
    acceptedBy: ['success', 'status'],
    draftId: 'draft-1',
  },
} satisfies Record<string, Omit<EnquiryInput, 'behaviour'>>;

/** A visitor's value for each field; the contact number has a prefix and separators. */
export const typed: Enquiry = {
  name: 'Asha Verma',
  companyName: 'Kavi Kiln',
  email: 'asha@kavikiln.example',
  contact: '+91 98765-43210',
  service: 'Paid Ads',
  message: 'We open in March.',
};

/** The contact field is left before any other event; before hydration the machine gets no event. */
const showsPrefix = ({ context, value }: AnyMachineSnapshot) =>
  value !== 'restoring' && context.contactText !== context.enquiry.contact;

/** One field at a time, in order: all subsets of filled fields would prove nothing more. */
export const nextField = <TField extends string>(
  fields: readonly TField[],
  filled: Record<TField, string>,
  values: Record<TField, string>,
) =>
  fields
    .filter((field) => ['', 'selected'].includes(filled[field]))
    .slice(0, 1)
    .map((field) => ({ field, value: values[field] }));

export const enquiryInputs: ModelInputs<typeof enquiryMachine> = {
  inputs: {
    'home, specified': { ...formInputs.home, behaviour: 'specified' },
    'contact, specified': { ...formInputs.contact, behaviour: 'specified' },
    'home, assisted': { ...formInputs.home, behaviour: 'assisted' },
    'contact, assisted': { ...formInputs.contact, behaviour: 'assisted' },
  },
  events: {
    'field.changed': (snapshot) =>
      showsPrefix(snapshot) ? [] : nextField(enquiryFields, snapshot.context.enquiry, typed),
    'contact.left': (snapshot) => (showsPrefix(snapshot) ? [{}] : []),
    // The draft brings the last field, so that visitors type the others.
    'page.restored': ({ context: { enquiry } }) =>
      enquiry.service === typed.service && enquiry.message === '' ? [{}] : [],
    'enquiry.submitted': (snapshot) => (showsPrefix(snapshot) ? [] : [{}]),
  },
  actors: {
    restoreDraft: { done: [{}, { enquiry: typed }], error: [new Error('storage refused')] },
    contactUs: {
      done: [
        { success: true, status: true, message: 'Your enquiry is with us.' },
        { success: false, status: true, message: 'The contact page reads this as good.' },
        { success: false, status: false, message: 'We take no more enquiries today.' },
      ],
      error: [new Error('offline')],
    },
    sendEmail: { done: [{ reference: 'TAW-00000001' }], error: [new Error('offline')] },
  },
};
