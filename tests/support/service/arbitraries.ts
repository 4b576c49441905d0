/** Generators from the contract's schemas: valid values, and bodies that break one rule. */
import fc from 'fast-check';
import { follow, isJsonObject, type Json, type JsonObject, violations } from './document.ts';

/** Difficult characters: other scripts, directions, joiners, markup, quotes, controls, lone surrogates. */
const unit = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '🪁',
      'שלום',
      'مرحبا',
      '\u202E',
      '\u200D',
      '<b>',
      "'",
      '"',
      '\\',
      '=',
      '\t',
      '\uD800',
    ),
  },
);

const length = (text: string): number => [...text].length;

/** Values that a schema accepts. Supports only this contract's types: object, string and references. */
export function valid(node: Json): fc.Arbitrary<unknown> {
  const schema = follow(node);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object' && isJsonObject(schema.properties)) {
    const fields = Object.entries(schema.properties).map(([name, property]) => [name, valid(property)]);
    return fc.record(Object.fromEntries(fields));
  }
  if (schema.type === 'string') return validString(schema);
  throw new Error(`No generator for ${JSON.stringify(schema)}`);
}

function validString(schema: JsonObject): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = 1000 } = schema;
  if (typeof minLength !== 'number' || typeof maxLength !== 'number') throw new Error('length is no number');
  const fits = (text: string) => violations(schema, text).length === 0;
  const free = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''));
  if (typeof pattern !== 'string') {
    const longest = fc.constantFrom('a', '🪁', '\u0001').map((character) => character.repeat(maxLength));
    return fc.oneof({ weight: 9, arbitrary: free }, { weight: 1, arbitrary: longest }).filter(fits);
  }
  // The pattern generator has no lookaheads; such a field takes free text that passes the schema.
  if (pattern.includes('(?=')) return free.filter((text) => length(text) <= maxLength && fits(text));
  return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength }).filter(fits);
}

/** Bodies that an object schema rejects: one error in an otherwise valid value. */
export function invalid(node: Json): fc.Arbitrary<unknown> {
  const schema = follow(node);
  const properties = follow(schema.properties ?? null);
  const names = Object.keys(properties);
  const name = fc.constantFrom(...names);
  const body = valid(node).filter((value): value is Record<string, unknown> => typeof value === 'object');
  const withValue = (value: fc.Arbitrary<unknown>) =>
    fc.tuple(body, name, value).map(([fields, field, wrong]) => ({ ...fields, [field]: wrong }));
  const wrongTexts = fc.constantFrom(
    '',
    ' ',
    'a\nb',
    'a\r\nBcc: x@y.example',
    'a\u0000',
    'selected',
    '+91 1',
    '@',
    'x'.repeat(20_001),
  );
  return (
    fc
      .oneof(
        fc.tuple(body, name).map(([fields, field]) => ({ ...fields, [field]: undefined })),
        fc.tuple(body, fc.string()).map(([fields, extra]) => ({ ...fields, [`${extra}_`]: extra })),
        withValue(
          fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()), fc.object()),
        ),
        withValue(wrongTexts),
        fc.jsonValue(),
      )
      // As JSON: `undefined` is dropped, and the rest must still be invalid.
      .map((value) => JSON.parse(JSON.stringify(value ?? null)))
      .filter((value) => violations(node, value).length > 0)
  );
}
