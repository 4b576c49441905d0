import type { Draft, EnquiryInput } from '../../../machines/enquiry.machine.ts';
import { type Enquiry, type EnquiryField, enquiryFields } from '../../../machines/enquiryFields.ts';
import { emptyContact, leftContact, typedContact } from './contactField.ts';

const drop = (text: string, dropped: string) =>
  [...text].filter((character) => !dropped.includes(character)).join('');

/** The form as the visitor has left it: plain data, by the rules of each field. */
export function formOf({ placeholder }: EnquiryInput) {
  const untouched = { name: '', companyName: '', email: '', service: placeholder, message: '' };
  let texts = untouched;
  let contact = emptyContact;
  const type = (field: EnquiryField, text: string) => {
    if (field === 'contact') contact = typedContact(contact, text);
    else texts = { ...texts, [field]: drop(text, field === 'message' ? '\0' : '\0\r\n') };
  };
  return {
    type,
    leaveContact: () => {
      contact = leftContact(contact);
    },
    /** Takes the draft's text of a field that is untouched; of any field, when the draft is newer. */
    restore({ enquiry: draft = {} }: Draft, isNewer: boolean) {
      for (const field of enquiryFields) {
        const isUntouched = field === 'contact' ? contact.digits === '' : texts[field] === untouched[field];
        const text = draft[field];
        if (text === undefined || !(isUntouched || isNewer)) continue;
        if (field === 'contact') contact = emptyContact;
        type(field, text);
      }
      contact = leftContact(contact);
    },
    clear: () => {
      texts = untouched;
      contact = emptyContact;
    },
    get enquiry(): Enquiry {
      return { ...texts, contact: contact.digits };
    },
    get shown() {
      return contact.shown;
    },
  };
}
