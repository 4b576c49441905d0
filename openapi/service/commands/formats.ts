/** The output formats of `npm run enquiries`: a table for people, CSV for spreadsheets, JSON for programs. */
import type { Enquiry } from '../contract.ts';
import { enquiryCount } from '../plural.ts';
import { type ListedEnquiry, mailSummary } from './listing.ts';

/** JSON, for a terminal too: JSON itself escapes control characters below U+007F, and leaves those above. */
export const asJson = (value: unknown): string => {
  const escaped = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;
  return `${JSON.stringify(value, null, 2).replace(/[^\P{Cc}\n]/gu, escaped)}\n`;
};

type Cell = (enquiry: ListedEnquiry) => string | null;

/** The columns in their order; each field of the form has one. */
const csvColumns: Record<keyof Enquiry, Cell> & Record<string, Cell> = {
  received: ({ receivedAt }) => receivedAt,
  reference: ({ reference }) => reference,
  name: ({ name }) => name,
  companyName: ({ companyName }) => companyName,
  email: ({ email }) => email,
  contact: ({ contact }) => contact,
  service: ({ service }) => service,
  message: ({ message }) => message,
  idempotencyKey: ({ idempotencyKey }) => idempotencyKey,
  handled: ({ handledAt }) => handledAt,
  mailsAskedFor: ({ mailedAt }) => mailedAt,
  mails: mailSummary,
  mailErrors: ({ mails }) => mails.flatMap(({ lastError }) => lastError ?? []).join('; '),
};

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** CSV by RFC 4180: CRLF, every cell quoted, and always a header line. */
export function asCsv(enquiries: readonly ListedEnquiry[]): string {
  const lines = [
    Object.keys(csvColumns),
    ...enquiries.map((enquiry) => Object.values(csvColumns).map((cell) => cell(enquiry) ?? '')),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * The start of a formula: `=`, `+`, `-` or `@`, also in wide characters and after spaces or quotes, at the start of a
 * text and after each character that a spreadsheet may take for the end of a cell: a semicolon, a tab, a line break.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=(?:[^\S\r\n\t]|")*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/**
 * A quoted cell with an apostrophe before each start of a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). Control characters that could steer a terminal become U+FFFD.
 */
function csvCell(value: string): string {
  const text = value.replaceAll(formulaStart, "'").replaceAll(/[^\P{Cc}\t\r\n]/gu, '\uFFFD');
  return `"${text.replaceAll('"', '""')}"`;
}

const tableColumns: readonly (readonly [
  title: string,
  /** Longest width in characters. */
  width: number,
  value: (enquiry: ListedEnquiry) => string,
])[] = [
  ['Received', 25, ({ receivedAt }) => localIso(new Date(receivedAt))],
  ['Reference', 15, ({ reference }) => reference],
  ['Name', 22, ({ name }) => name],
  ['Company', 22, ({ companyName }) => companyName],
  ['Email', 32, ({ email }) => email],
  ['Contact', 10, ({ contact }) => contact],
  ['Service', 32, ({ service }) => service],
  ['Mails', 60, mailSummary],
  ['Handled', 10, ({ handledAt }) => (handledAt ? localIso(new Date(handledAt)).slice(0, 10) : '')],
  ['Message', 40, ({ message }) => message],
];

/** A table for a terminal, one line per enquiry; long texts are cut with an ellipsis. */
export function asTable(enquiries: readonly ListedEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries yet. The next one will be listed here.\n';
  const lines = [
    tableColumns.map(([title]) => title),
    ...enquiries.map((enquiry) =>
      tableColumns.map(([, width, value]) => truncate(printable(value(enquiry)), width)),
    ),
  ];
  const widths = tableColumns.map((_, column) =>
    Math.max(...lines.map((line) => length(line[column] ?? ''))),
  );
  const print = (line: string[]) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell)))
      .join('  ')
      .trimEnd();
  return `${lines.map(print).join('\n')}\n\n${enquiryCount(enquiries.length)}\n`;
}

const length = (text: string): number => [...text].length;

function truncate(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, width - 1).join('')}…`;
}

/** Terminal-safe text: line breaks become spaces; control, direction and invisible characters become U+FFFD. */
export function printable(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '\uFFFD')
    .trim();
}

/** Local time with its offset from UTC, such as `2026-03-15T09:30:00+05:30`. */
export function localIso(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`;
}
