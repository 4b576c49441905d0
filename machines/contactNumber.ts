/** The most digits a contact number holds (ENQUIRY-7). */
const CONTACT_DIGITS = 10;

/** The country code in its three spellings, or the trunk prefix (ENQUIRY-8). */
const PREFIX = /^(0091|091|91|0)/;

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The length of the prefix at the beginning, in digits. */
const prefixLength = (digits: string) => PREFIX.exec(digits)?.[0].length ?? 0;

function withoutPrefix(digits: string): string {
  // '0 91987 65432' is the trunk prefix and ten digits, not '091' and eight.
  const isTrunk = digits.startsWith('0') && digits.length === CONTACT_DIGITS + 1;
  return digits.slice(isTrunk ? 1 : prefixLength(digits));
}

/** The ten digits to submit, from a typed, pasted or autofilled text (ENQUIRY-7, ENQUIRY-8). */
export function contactDigits(text: string): string {
  const digits = digitsIn(text);
  return (digits.length > CONTACT_DIGITS ? withoutPrefix(digits) : digits).slice(0, CONTACT_DIGITS);
}

/** True when `after` is `before` with an insertion. */
const isInsertion = (before: string, after: string) =>
  Array.from({ length: before.length + 1 }, (_, at) => at).some(
    (at) => after.startsWith(before.slice(0, at)) && after.endsWith(before.slice(at)),
  );

/**
 * The digits that the field shows during typing: an optional prefix and ten digits.
 *
 * @param text the field's text after an edit
 * @param before the digits it showed
 */
export function contactText(text: string, before: string): string {
  const digits = digitsIn(text);
  const room = prefixLength(digits) + CONTACT_DIGITS;
  // Otherwise an extra digit in front or in the middle would push out the last one.
  if (digits.length > room && before.length >= CONTACT_DIGITS && isInsertion(before, digits)) return before;
  return digits.slice(0, room);
}
