import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { generateSchema, schemaFile } from '../../openapi/generate.ts';
import {
  document,
  follow,
  isJsonObject,
  type Json,
  type JsonObject,
  resolve,
  violations,
} from '../support/service/document.ts';

/** Every object of the document with the path that leads to it. */
function* objects(node: Json = document, path = '#'): Generator<[path: string, node: JsonObject]> {
  if (Array.isArray(node)) {
    for (const [index, child] of node.entries()) yield* objects(child, `${path}/${index}`);
  } else if (isJsonObject(node)) {
    yield [path, node];
    for (const [name, child] of Object.entries(node)) {
      yield* objects(child, `${path}/${name.replaceAll('/', '~1')}`);
    }
  }
}

const all = [...objects()];
const operations = ['contactUs', 'sendEmail'].map(
  (call) => [call, follow(resolve(`#/paths/~1${call}/post`))] as const,
);

/** The example values that stand beside a schema, in media types, headers and parameters. */
const examplesBesideSchemas = all.flatMap(([path, node]) => {
  const { schema } = node;
  if (schema === undefined) return [];
  const named = isJsonObject(node.examples) ? Object.entries(node.examples) : [];
  const single = node.example === undefined ? [] : [['example', { value: node.example }] as const];
  return [...named, ...single].map(([name, example]) => ({
    path: `${path} ${name}`,
    schema,
    value: follow(example).value,
  }));
});

/** The example values inside schemas. */
const examplesInSchemas = all.flatMap(([path, node]) =>
  Array.isArray(node.examples) && 'type' in node
    ? node.examples.map((value, index) => ({ path: `${path} ${index}`, schema: node, value }))
    : [],
);

describe('the generated types', () => {
  test('are those of the contract as it stands; otherwise run npm run generate', async () => {
    expect(await readFile(schemaFile, 'utf8')).toBe(await generateSchema());
  });
});

describe('the contract', () => {
  test('is OpenAPI 3.1, with its calls under /api', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.servers).toMatchObject([{ url: '/api' }]);
    expect(operations.map(([, operation]) => operation.operationId)).toEqual(['contactUs', 'sendEmail']);
  });

  test('refers to nothing that is missing', () => {
    const references = all.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) expect(() => resolve(reference)).not.toThrow();
  });

  test('describes every operation, response, schema and field', () => {
    const missing = all
      .filter(([path]) => /\/(responses\/\d+|schemas\/\w+|schemas\/\w+\/properties\/\w+|post)$/.test(path))
      .filter(([, node]) => !('$ref' in node) && typeof node.description !== 'string')
      .map(([path]) => path);
    expect(missing).toEqual([]);
  });

  test('asks both calls for the same enquiry, without further fields', () => {
    expect(follow(resolve('#/components/schemas/EnquiryRequest')).additionalProperties).toBe(false);
    for (const [, operation] of operations) {
      expect(operation.requestBody).toEqual({ $ref: '#/components/requestBodies/Enquiry' });
    }
  });

  test.each(operations)('%s responds to every error with a problem document', (_call, operation) => {
    const responses = Object.entries(follow(operation.responses ?? null));
    const errors = responses.filter(([status]) => status !== '200');
    expect(errors.map(([status]) => status)).toEqual([
      '400',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    for (const [status, response] of errors) {
      const { content, headers } = follow(response);
      expect(content).toMatchObject({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
      if (status === '429' || status === '503') expect(headers).toHaveProperty('Retry-After');
    }
  });

  test('shows a response that refuses politely', () => {
    const answers = examplesBesideSchemas.filter(({ path }) => path.includes('contactUs'));
    expect(answers.map(({ value }) => follow(value ?? null).success)).toContain(false);
  });
});

describe('every example keeps its schema', () => {
  test('there is one for every media type', () => {
    const media = all.filter(([path]) => /\/content\/[^/]+$/.test(path));
    expect(media.length).toBeGreaterThan(10);
    const without = media.filter(([, node]) => !isJsonObject(node.examples)).map(([path]) => path);
    expect(without).toEqual([]);
  });

  test.each([...examplesBesideSchemas, ...examplesInSchemas])('$path', ({ schema, value }) => {
    expect(violations(schema, value)).toEqual([]);
  });
});

describe("the contract accepts every enquiry that a browser's form lets through", () => {
  const request: Json = { $ref: '#/components/schemas/EnquiryRequest' };
  const enquiry = {
    name: 'A',
    email: 'a@localhost',
    contact: '1',
    companyName: 'A',
    service: 'Paid Ads',
    message: '',
  };

  // The pattern of https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email), to the letter.
  const htmlEmail =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

  test("e-mail is the HTML standard's", () => {
    expect(follow(resolve('#/components/schemas/EnquiryRequest/properties/email')).pattern).toBe(
      htmlEmail.source,
    );
  });

  test.each([
    ['a plain minimum', {}],
    ['a host without a dot', { email: "o'brien+tag@localhost" }],
    ['the longest e-mail', { email: `${'a'.repeat(250)}@b.c` }],
    ['ten digits', { contact: '0123456789' }],
    ['one character of another plane', { name: '𠮷', companyName: '🪁' }],
    ['200 emoji', { name: '🪁'.repeat(200) }],
    ['spaces around', { name: '  Asha  ' }],
    ['right-to-left text with marks', { name: '\u202Bשלום\u202C', companyName: 'مرحبا' }],
    ['a tab and a line separator', { name: 'a\tb\u2028c' }],
    ['20000 emoji', { message: '🪁'.repeat(20_000) }],
    ['any character in the message', { message: '\u0000\r\n\u001B[31m<script>\uD800' }],
  ])('%s', (_what, change) => {
    expect(violations(request, { ...enquiry, ...change })).toEqual([]);
  });

  test.each([
    ['an empty name', { name: '' }],
    ['a name of spaces, also wide ones', { name: ' \u00A0\u3000' }],
    ['a company of two lines', { companyName: 'a\nb' }],
    ['a NUL in a name', { name: 'a\u0000' }],
    ['201 characters', { name: 'a'.repeat(201) }],
    ['an e-mail without a host', { email: 'a@' }],
    ['an e-mail of two lines', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(251)}@b.c` }],
    ['eleven digits', { contact: '01234567890' }],
    ['digits of another script', { contact: '१२३' }],
    ['the placeholder of the home form', { service: '' }],
    ['the placeholder of the contact form', { service: 'selected' }],
    ['20001 characters', { message: 'a'.repeat(20_001) }],
  ])('but not %s', (_what, change) => {
    expect(violations(request, { ...enquiry, ...change })).not.toEqual([]);
  });
});
