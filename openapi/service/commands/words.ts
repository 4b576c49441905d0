/** Counts in words, for several commands. */

/** `1 mail`, `2 mails`. */
export const counted = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

/** `1 enquiry`, `2 enquiries`. */
export const enquiries = (number: number): string => counted(number, 'enquiry', 'enquiries');
