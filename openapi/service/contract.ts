/** The contract as the service reads it: the YAML itself, so that no rule is stated twice. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { components } from '../schema.gen.ts';

type Schemas = components['schemas'];
export type Enquiry = Schemas['EnquiryRequest'];
export type ContactAnswer = Schemas['ContactAnswer'];
export type MailAnswer = Schemas['MailAnswer'];
export type Problem = Schemas['Problem'];
export type FieldError = Schemas['FieldError'];
export type Recipient = Schemas['MailReceipt']['mails'][number]['recipient'];

/** The operations, by the last part of their paths. */
export const calls = ['contactUs', 'sendEmail'] as const;
export type Call = (typeof calls)[number];

/** One property of the request: its form label and the end of the sentence '<label> must be …'. */
interface PropertySchema {
  title: string;
  'x-wanted': string;
}

interface Contract {
  components: {
    schemas: {
      ServiceOption: { enum: Enquiry['service'][] };
      EnquiryRequest: { required: (keyof Enquiry)[]; properties: Record<keyof Enquiry, PropertySchema> };
    };
  };
}

/** The parsed contract, trusted to have this shape because it ships with this module. */
export const contract = parse(
  readFileSync(new URL('../enquiries.openapi.yaml', import.meta.url), 'utf8'),
) as Contract;

/** The fields of an enquiry, in the contract's order. */
export const enquiryFields = contract.components.schemas.EnquiryRequest.required;

// `strict` would refuse OpenAPI's own keywords (components, x-wanted), which Ajv ignores.
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(contract, 'contract');

/** Compiles a schema of the contract to a type guard: `IdempotencyKey`, `EnquiryRequest/properties/email`. */
export const schemaValidator = <Value>(path: string): ValidateFunction<Value> =>
  ajv.compile<Value>({ $ref: `contract#/components/schemas/${path}` });

/** The contract's words for a form field. */
export function wordsFor(field: keyof Enquiry): { label: string; wanted: string } {
  const { title, 'x-wanted': wanted } = contract.components.schemas.EnquiryRequest.properties[field];
  return { label: title, wanted };
}
