/**
 * The two mails of an enquiry, each as plain text and as HTML. A visitor's text enters a header only through
 * {@link headerText} and as a separate value, never joined into an address.
 */
import { html } from 'hono/html';
import type { SendMailOptions } from 'nodemailer';
import { enquiryFields, wordsFor } from '../contract.ts';
import { type EnquiryRow, enquiryOf } from '../database/tables.ts';
import type { MailConfig } from './mailConfig.ts';
import type { ClaimedMail } from './mailQueue.ts';

/** The mail for nodemailer, with an explicit envelope, so that no header decides its recipients. */
export function composeMail({ mail, enquiry }: ClaimedMail, config: MailConfig): SendMailOptions {
  const parts = mail.recipient === 'agency' ? forAgency(enquiry, config) : forVisitor(enquiry, config);
  const { to, ...rest } = parts;
  return {
    ...rest,
    from: { name: headerText(config.agencyName), address: config.from },
    to: { name: '', address: to },
    envelope: { from: config.from, to: [to] },
    messageId: mail.message_id,
    date: new Date(mail.queued_at),
    // Nothing in a mail may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Parts = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'replyTo' | 'headers'> & { to: string };

function forAgency(enquiry: EnquiryRow, config: MailConfig): Parts {
  const values = enquiryOf(enquiry);
  const facts: Facts = [
    ['Reference', enquiry.reference],
    ['Received', indianTime(enquiry.received_at)],
    // The message stands below them.
    ...enquiryFields
      .filter((field) => field !== 'message')
      .map((field): Facts[number] => [wordsFor(field).label, values[field]]),
  ];
  const message = enquiry.message.trim() === '' ? '(no message)' : enquiry.message;
  const lead = 'A new enquiry from the website. Reply to this mail to answer the visitor.';
  return {
    to: config.to,
    replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    subject: headerText(`Enquiry ${enquiry.reference}: ${enquiry.service}, ${enquiry.company_name}`),
    text: bodyText(`${lead}\n\n${factsAsText(facts)}\n\nMessage:\n\n${message}\n`),
    html: page(html`<p>${lead}</p>${factsAsHtml(facts)}<p>Message:</p>${verbatim(message)}`),
  };
}

/**
 * The confirmation repeats nothing that the visitor wrote (CALL-10): visitors choose the address, and a stranger's
 * words must not be mailed to others in the agency's name. The service is from a fixed list.
 */
function forVisitor(enquiry: EnquiryRow, config: MailConfig): Parts {
  const agency = config.agencyName;
  const facts: Facts = [
    ['Reference', enquiry.reference],
    ['Received', indianTime(enquiry.received_at)],
    ['Service', enquiry.service],
  ];
  const lead = `Thank you for writing to ${agency}. We have your enquiry.`;
  const call = config.phone ? ` or call ${config.phone}` : '';
  const close = `If you want to add something, or to have your enquiry corrected or erased, reply to this mail${call} and name the reference.`;
  const excuse = 'If you did not write to us, someone mistyped an address; you need do nothing.';
  return {
    to: enquiry.email,
    replyTo: { name: headerText(agency), address: config.to },
    subject: headerText(`We have your enquiry (${enquiry.reference})`),
    // RFC 3834: tells out-of-office responders not to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: bodyText(
      `${lead}\n\n${factsAsText(facts)}\n\n${config.next}\n\n${close}\n\n${agency}\n\n${excuse}\n`,
    ),
    html: page(
      html`<p>${lead}</p>${factsAsHtml(facts)}<p>${config.next}</p><p>${close}</p><p>${agency}</p><p><small>${excuse}</small></p>`,
    ),
  };
}

const indianDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const indianHour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A stored time as the agency's clock shows it: `24 November 2026, 00:15 IST`. */
function indianTime(iso: string): string {
  const time = new Date(iso);
  return `${indianDay.format(time)}, ${indianHour.format(time)} IST`;
}

type Facts = readonly (readonly [label: string, value: string])[];

const factsAsText = (facts: Facts): string =>
  facts.map(([label, value]) => `${label}: ${headerText(value)}`).join('\n');

/** Markup in which every value is escaped. */
type Markup = ReturnType<typeof html>;

const factsAsHtml = (facts: Facts): Markup => {
  const rows = facts.map(
    ([label, value]) => html`<tr><th align="left">${label}</th><td dir="auto">${value}</td></tr>`,
  );
  return html`<table cellpadding="4">${rows}</table>`;
};

const verbatim = (text: string): Markup => html`<div dir="auto" style="white-space:pre-wrap">${text}</div>`;

const page = (body: Markup): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${bodyText(String(body))}</body></html>`;

/** One line for a header: control characters and line separators become spaces, so that nothing starts a new header. */
function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A body without control characters other than tab and newline, which could steer a terminal. */
function bodyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '\uFFFD');
}
