/** A number with its noun in singular or plural. */

/** `1 mail`, `2 mails`. */
export const pluralize = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

/** `1 enquiry`, `2 enquiries`. */
export const enquiryCount = (number: number): string => pluralize(number, 'enquiry', 'enquiries');
