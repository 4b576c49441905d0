import { contactDigits } from './contactNumber.ts';

/** The six fields of an enquiry (ENQUIRY-1), in the form's order. */
export const enquiryFields = ['name', 'companyName', 'email', 'contact', 'service', 'message'] as const;
export type EnquiryField = (typeof enquiryFields)[number];
export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** The value of `service` that fails the check on submit (ENQUIRY-10). */
const NOTHING_CHOSEN = 'selected';

/**
 * Cleans a value that was typed, pasted or filled in: `contact` keeps ten digits, only the message keeps its line
 * breaks, and null characters are dropped, because the contract rejects them.
 */
export function cleanValue(field: EnquiryField, value: string): string {
  if (field === 'contact') return contactDigits(value);
  return field === 'message' ? value.replaceAll('\0', '') : value.replace(/[\0\r\n]/g, '');
}

/** The values of an untouched form; `placeholder` is the value of the option 'Select' (ENQUIRY-3). */
export const blankEnquiry = (placeholder: string): Enquiry => ({
  name: '',
  companyName: '',
  email: '',
  contact: '',
  service: placeholder,
  message: '',
});

/** True for a field that must be filled in: the form's required texts, and the service (ENQUIRY-10). */
export const isRequired = (field: EnquiryField, required: readonly EnquiryField[]): boolean =>
  field === 'service' || required.includes(field);

/** White space alone is empty (ENQUIRY-10). */
const isEmpty = (field: EnquiryField, enquiry: Enquiry): boolean =>
  field === 'service' ? enquiry.service === NOTHING_CHOSEN : enquiry[field].trim() === '';

/** The invalid fields, in the form's order. */
export const invalidFields = ({
  enquiry,
  required,
}: {
  enquiry: Enquiry;
  required: readonly EnquiryField[];
}): EnquiryField[] => enquiryFields.filter((field) => isRequired(field, required) && isEmpty(field, enquiry));

/** The fields that still have the value of a blank form. */
export function untouchedFields({
  enquiry,
  placeholder,
}: {
  enquiry: Enquiry;
  placeholder: string;
}): EnquiryField[] {
  const untouched = blankEnquiry(placeholder);
  return enquiryFields.filter((field) => enquiry[field] === untouched[field]);
}
