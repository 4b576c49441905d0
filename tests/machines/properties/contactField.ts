/** Reference model of the contact field (ENQUIRY-7 to ENQUIRY-9): displayed text and submitted digits. */
interface ContactField {
  shown: string;
  digits: string;
}

export const emptyContact: ContactField = { shown: '', digits: '' };

/** The longest come first. */
const PREFIXES = ['0091', '091', '91', '0'];

/** A prefix that leaves ten digits is one; otherwise the longest is. */
function tenDigits(digits: string): string {
  if (digits.length <= 10) return digits;
  const rests = PREFIXES.filter((prefix) => digits.startsWith(prefix)).map((prefix) =>
    digits.slice(prefix.length),
  );
  return (rests.find((rest) => rest.length === 10) ?? rests[0] ?? digits).slice(0, 10);
}

/** The field after an edit that makes its text this. */
export function typedContact(before: ContactField, text: string): ContactField {
  const digits = [...text].filter((character) => character >= '0' && character <= '9').join('');
  const room = 10 + (PREFIXES.find((prefix) => digits.startsWith(prefix)) ?? '').length;
  const { length } = before.shown;
  const isOneTooMany =
    digits.length > room &&
    length >= 10 &&
    Array.from({ length: length + 1 }, (_, at) => at).some(
      (at) => digits.slice(0, at) + digits.slice(digits.length - length + at) === before.shown,
    );
  return isOneTooMany ? before : { shown: digits.slice(0, room), digits: tenDigits(digits) };
}

/** The field after the visitor has left it. */
export const leftContact = ({ digits }: ContactField): ContactField => ({ shown: digits, digits });
