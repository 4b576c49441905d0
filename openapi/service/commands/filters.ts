/** Which enquiries are listed. */
import type { Enquiry } from '../contract.ts';
import type { ListedEnquiry } from '../listing.ts';

/** Every filter that is set has to hold. */
export interface Filters {
  /** Received at this time or later, in ms since 1970. */
  since: number | undefined;
  service: Enquiry['service'] | undefined;
  /** A text in any field, in capitals or not. */
  search: string | undefined;
  /** Not handled yet. */
  isNew: boolean;
  /** With a mail that was given up. */
  hasFailed: boolean;
}

/** Whether an enquiry passes every filter. */
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
  enquiry.name,
  enquiry.companyName,
  enquiry.email,
  enquiry.contact,
  enquiry.service,
  enquiry.message,
];

/** A text without the differences that a search passes over: case, and the ways to write one character. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
