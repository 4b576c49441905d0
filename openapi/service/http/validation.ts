/** Validates a body by the contract's own schemas, with reasons in plain English. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { type Enquiry, enquiryFields, type FieldError, schemaValidator, wordsFor } from '../contract.ts';

const isEnquiry = schemaValidator<Enquiry>('EnquiryRequest');

/** True for an idempotency key by the contract. */
export const isIdempotencyKey = schemaValidator<string>('IdempotencyKey');

/** True for an address by the contract's definition, which is the HTML standard's. */
export const isEmailAddress = schemaValidator<string>('EnquiryRequest/properties/email');

/** Maximum number of errors in a response; a body may have thousands of unknown fields. */
const maxErrors = 20;

/** Maximum length of a field name in a response; the client chooses the name. */
const maxNameLength = 60;

type Validation = { enquiry: Enquiry } | { errors: [FieldError, ...FieldError[]] };

/** Checks a parsed body. Each wrong field is named once, in the contract's order. */
export function validateEnquiry(body: unknown): Validation {
  if (isEnquiry(body)) return { enquiry: storable(body) };
  const byField = new Map((isEnquiry.errors ?? []).map(fieldError).map((error) => [error.field, error]));
  const known = enquiryFields.flatMap((field) => byField.get(field) ?? []);
  const others = [...byField.values()].filter((error) => !known.includes(error));
  const [first = bodyError, ...rest] = [...known, ...others].slice(0, maxErrors);
  return { errors: [first, ...rest] };
}

const bodyError: FieldError = {
  field: 'body',
  message: 'The body must be a JSON object with the fields of the form.',
};

function fieldError(error: ErrorObject): FieldError {
  if (error.keyword === 'required') {
    const field = enquiryFields.find((name) => name === error.params.missingProperty);
    if (field) return { field, message: `${wordsFor(field).label} is missing.` };
  }
  if (error.keyword === 'additionalProperties') {
    const name = [...String(error.params.additionalProperty)].slice(0, maxNameLength).join('');
    return { field: name, message: `${name} is not a field of the form.` };
  }
  const field = enquiryFields.find((name) => error.instancePath === `/${name}`);
  if (!field) return bodyError;
  const { label, wanted } = wordsFor(field);
  return { field, message: `${label} must be ${wanted}.` };
}

/**
 * The enquiry with texts that every database can hold. PostgreSQL rejects NUL, and UTF-8 cannot encode a lone
 * surrogate; both become U+FFFD, as in the HTML and Encoding standards.
 */
function storable(enquiry: Enquiry): Enquiry {
  const text = (value: string) => value.replaceAll('\0', '\uFFFD').toWellFormed();
  return Object.fromEntries(enquiryFields.map((field) => [field, text(enquiry[field])])) as Enquiry;
}
