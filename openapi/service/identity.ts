/** Identities of an enquiry: a reference for people, a fingerprint for the service. */
import { createHash, randomBytes } from 'node:crypto';
import { type Enquiry, enquiryFields } from './contract.ts';

/** Crockford's base32: digits and capitals without I, L, O and U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `TAW-7K3M9QXZ`: 40 random bits, hard to guess and with few collisions. */
export function newReference(prefix: string): string {
  // 256 is a multiple of 32, so no character is likelier than another.
  const characters = Array.from(randomBytes(8), (byte) => alphabet.charAt(byte % 32));
  return `${prefix}-${characters.join('')}`;
}

/** The initials that references begin with: `TAW` for 'The Agency Way'. */
export function referencePrefix(agencyName: string): string {
  const initials = agencyName
    .match(/(?<![A-Za-z])[A-Za-z]/g)
    ?.join('')
    .toUpperCase();
  return initials?.slice(0, 6) || 'ENQ';
}

/** SHA-256 of the fields in the contract's order, so that the order in the body does not matter. */
export function fingerprint(enquiry: Enquiry): string {
  const canonical = JSON.stringify(enquiryFields.map((field) => enquiry[field]));
  return createHash('sha256').update(canonical).digest('hex');
}
