/** Checked values of options; each refusal names the expected form. */
import { domainToASCII } from 'node:url';
import { contract, type Enquiry } from '../contract.ts';
import { isEmailAddress } from '../http/validation.ts';
import { UsageError } from './errors.ts';

/** One enquiry by its reference, or all from an address. */
export type EnquirySelector = { reference: string } | { email: string };

const services = contract.components.schemas.ServiceOption.enum;

/** Reads the start of a day in local time, in ms since 1970. @throws UsageError */
export function readSince(text: string): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const midnight = new Date(Number(year), Number(month) - 1, Number(day));
  const isDay = midnight.getMonth() === Number(month) - 1 && midnight.getDate() === Number(day);
  if (isDay) return midnight.getTime();
  throw new UsageError(`--since ${text} is no day; write it like --since 2026-11-01.`);
}

/** One of the form's services, in capitals or not. */
export function readService(text: string): Enquiry['service'] {
  const service = services.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (service) return service;
  const known = services.map((name) => `  --service "${name}"`).join('\n');
  throw new UsageError(`--service "${text}" is none of the form's services. They are:\n${known}`);
}

/** A reference in capitals; people may type it in small letters. */
export function readReference(option: string, text: string): string {
  const reference = text.trim().toUpperCase();
  if (/^[A-Z]{1,6}-[0-9A-HJKMNP-TV-Z]{8}$/.test(reference)) return reference;
  throw new UsageError(`--${option} ${text} is no reference; one looks like TAW-7K3M9QXZ.`);
}

/** An address as it is stored: an internationalised domain in ASCII. */
export function readEmail(option: string, text: string): string {
  const given = text.trim();
  for (const email of [given, given.replace(/[^@]+$/, domainToASCII)]) {
    if (isEmailAddress(email)) return email;
  }
  throw new UsageError(`--${option} ${text} is no e-mail address; one looks like asha@brightkites.example.`);
}

export const readSelector = (option: string, text: string): EnquirySelector =>
  text.includes('@') ? { email: readEmail(option, text) } : { reference: readReference(option, text) };
