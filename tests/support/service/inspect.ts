/** Checks the service's mails, CSV and tables for visitors' texts interpreted as markup, headers or commands. */
import PostalMime from 'postal-mime';
import type { ListedEnquiry } from '../../../openapi/service/commands/listing.ts';
import { agency } from './sample.ts';

/** Allowed headers of a mail; any other was smuggled in. */
const mailHeaders = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
]);

/** The mails' own tags in full; any other tag comes from a visitor's text. */
const ownTags =
  /<(?:!doctype html|html lang="en"|head|meta charset="utf-8"|body|p|table cellpadding="4"|tr|th align="left"|td dir="auto"|div dir="auto" style="white-space:pre-wrap"|small|\/(?:html|head|body|p|table|tr|th|td|div|small))>/g;

/** The violations in a mail about an enquiry; empty when all of the enquiry stays text. */
export async function mailViolations(
  raw: string,
  enquiry: ListedEnquiry,
  recipient: string,
): Promise<string[]> {
  const mail = await PostalMime.parse(raw);
  const violations: string[] = [];
  const smuggled = mail.headers.filter(({ key }) => !mailHeaders.has(key)).map(({ key }) => key);
  if (smuggled.length > 0) violations.push(`headers ${smuggled.join()}`);
  for (const name of new Set(mail.headers.map(({ key }) => key))) {
    if (mail.headers.filter(({ key }) => key === name).length > 1) violations.push(`header ${name} twice`);
  }
  const wanted = recipient === 'agency' ? agency.mailTo : enquiry.email;
  const answerTo = recipient === 'agency' ? enquiry.email : agency.mailTo;
  const addresses = (list: { address?: string | undefined }[] = []) =>
    list.map(({ address }) => address).join();
  if (addresses(mail.to) !== wanted) violations.push(`goes to ${addresses(mail.to)}`);
  if (addresses(mail.replyTo) !== answerTo) violations.push(`is answered to ${addresses(mail.replyTo)}`);
  if (mail.from?.address !== agency.mailFrom) violations.push(`comes from ${mail.from?.address}`);
  if (mail.attachments.length > 0) violations.push('has attachments');
  const foreign = (mail.html ?? '').replaceAll(ownTags, '');
  if (!mail.html || /[<>]/.test(foreign))
    violations.push(`has foreign markup: ${/[<>].{0,60}/s.exec(foreign)?.[0]}`);
  if (/[^\P{Cc}\t\n\r]/u.test(`${mail.html}${mail.text}${mail.subject}`))
    violations.push('has control characters');
  return violations;
}

/** The cells of a CSV by RFC 4180, with or without a byte order mark. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && row.length === 0) break;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

/**
 * The violations in the exported CSV: a broken row, or a cell that a spreadsheet takes for a formula, at its start or
 * after a semicolon, tab or line break.
 */
export function csvViolations(csv: string, enquiries: readonly ListedEnquiry[]): string[] {
  const [head = [], ...rows] = parseCsv(csv);
  const violations =
    rows.length === enquiries.length ? [] : [`${rows.length} rows for ${enquiries.length} enquiries`];
  for (const [index, row] of rows.entries()) {
    if (row.length !== head.length) violations.push(`row ${index} has ${row.length} cells`);
    if (row[1] !== enquiries[index]?.reference) violations.push(`row ${index} is about ${row[1]}`);
    violations.push(
      ...row
        .filter((cell) => /^[\t\r\n]|(?:^|[;\t\r\n])[^\S\r\n\t]*[=+\-@＝＋－＠]/.test(cell))
        .map((cell) => `formula ${cell.slice(0, 40)}`),
    );
  }
  return violations;
}

/** The violations in the printed table: a broken line, or a control character of terminals. */
export function tableViolations(table: string, enquiries: readonly ListedEnquiry[]): string[] {
  const lines = table.trimEnd().split('\n');
  // The header line, an empty line and the count.
  const violations = lines.length === enquiries.length + 3 ? [] : [`${lines.length} lines`];
  if (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(lines.join(''))) violations.push('has control characters');
  return violations;
}
