/** The tables of the database. Times are ISO 8601 texts in UTC, which sort the same in every database. */
import type { Enquiry, Recipient } from '../contract.ts';

/** `withheld`: a confirmation over the limit of its address or of the day. */
type MailState = 'queued' | 'sent' | 'failed' | 'withheld';

/** An enquiry that contactUs accepted. */
export interface EnquiryRow extends Omit<Enquiry, 'companyName'> {
  reference: string;
  received_at: string;
  idempotency_key: string | null;
  /** SHA-256 of the fields. */
  fingerprint: string;
  company_name: string;
  /** Time at which the agency marked it as handled. */
  handled_at: string | null;
}

/** One mail of the outbox. */
export interface MailRow {
  reference: string;
  recipient: Recipient;
  /** The same for every attempt, so that mail servers can recognise a second copy. */
  message_id: string;
  state: MailState;
  /** Attempts begun; counted at the claim, so that one cut short by a crash counts. */
  attempts: number;
  queued_at: string;
  /** Time of sendEmail's request; null without one. */
  asked_at: string | null;
  /** Absolute path of the mail's file, where there was no mail server. */
  file: string | null;
  /** Time at which a confirmation counted against the limits: before its first attempt. */
  counted_at: string | null;
  next_attempt_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  sent_at: string | null;
}

export interface Tables {
  enquiries: EnquiryRow;
  mails: MailRow;
  /** Kysely's own table of completed migrations. */
  kysely_migration: { name: string };
}

/** The fields that the visitor filled in. */
export const enquiryOf = (row: EnquiryRow): Enquiry => ({
  name: row.name,
  email: row.email,
  contact: row.contact,
  companyName: row.company_name,
  service: row.service,
  message: row.message,
});

/** A time in ms since 1970, in the tables' format. */
export const iso = (time: number): string => new Date(time).toISOString();
