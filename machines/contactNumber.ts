/** The most digits a contact number holds (SPECIFICATION 5 and 9). */
const CONTACT_DIGITS = 10;

/** What a contact number keeps of what was typed, pasted or filled in: its first ten digits. */
export const contactDigits = (value: string): string => value.replace(/\D/g, '').slice(0, CONTACT_DIGITS);
