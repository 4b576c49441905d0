/** Filters for the list of enquiries. */
import { domainToUnicode } from 'node:url';
import { type Enquiry, enquiryFields } from '../contract.ts';
import type { ListedEnquiry } from './listing.ts';

/** Conditions that all have to hold. */
export interface Filters {
  /** Received at this time or later, in ms since 1970. */
  since: number | undefined;
  service: Enquiry['service'] | undefined;
  /** Text in any field, in capitals or not. */
  search: string | undefined;
  /** Not handled yet. */
  isNew: boolean;
  /** With a failed mail. */
  hasFailed: boolean;
}

/** True when an enquiry passes every filter. */
export function passes(enquiry: ListedEnquiry, filters: Filters): boolean {
  const { since, service, search, isNew, hasFailed } = filters;
  return (
    (since === undefined || Date.parse(enquiry.receivedAt) >= since) &&
    (service === undefined || enquiry.service === service) &&
    (search === undefined || searched(enquiry).some((text) => plain(text).includes(plain(search)))) &&
    (!isNew || enquiry.handledAt === null) &&
    (!hasFailed || enquiry.mails.some(({ state }) => state === 'failed'))
  );
}

const searched = (enquiry: ListedEnquiry): string[] => [
  enquiry.reference,
  ...enquiryFields.map((field) => enquiry[field]),
  // The stored domain is in ASCII.
  enquiry.email.replace(/[^@]+$/, domainToUnicode),
];

/** Normalises a text for the search: case and Unicode compatibility forms do not count. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
