/** The contract as a document, and validators for its schemas. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { contractFile } from '../../../openapi/generate.ts';

/** Part of a JSON or YAML document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const document = parse(readFileSync(contractFile, 'utf8')) as JsonObject;

const ajv = new Ajv2020({ allErrors: true, strict: false });
formats.default(ajv);
ajv.addSchema(document, 'contract');

/** Follows a local reference such as `#/components/schemas/Problem`; fails when it leads nowhere. */
export function resolve(reference: string): Json {
  const parts = reference.replace(/^#\//, '').split('/');
  const found = parts.reduce<Json | undefined>((node, part) => {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return isJsonObject(node) ? node[name] : undefined;
  }, document);
  if (found === undefined) throw new Error(`${reference} leads nowhere`);
  return found;
}

/** The node itself, or the target of its reference. */
export function follow(node: Json): JsonObject {
  const target = isJsonObject(node) && typeof node.$ref === 'string' ? resolve(node.$ref) : node;
  if (!isJsonObject(target)) throw new Error('expected an object');
  return target;
}

/** The violations of one of the contract's schemas; empty when the value conforms. */
export function violations(schema: Json, value: unknown): string[] {
  const reference = isJsonObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : undefined;
  // A named schema is compiled only once.
  const validate = (reference && ajv.getSchema(`contract${reference}`)) || ajv.compile(schema as object);
  return validate(value) ? [] : [ajv.errorsText(validate.errors)];
}

/** The violations of an operation's declared responses in an HTTP response. */
export function answerViolations(
  path: '/contactUs' | '/sendEmail',
  answer: { status: number; type: string | null; body: unknown },
): string[] {
  const responses = follow(resolve(`#/paths/${path.replace('/', '~1')}/post/responses`));
  const declared = responses[String(answer.status)];
  if (declared === undefined) return [`${path} does not declare status ${answer.status}`];
  const content = follow(follow(declared).content ?? null);
  const media = content[answer.type ?? ''];
  if (media === undefined) return [`${path} ${answer.status} does not declare ${answer.type}`];
  return violations(follow(media).schema ?? null, answer.body);
}
