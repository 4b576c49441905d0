/** An attack on a running service, with checks of its outcome. */
import { request } from 'node:http';
import { asCsv, asTable } from '../../../openapi/service/commands/formats.ts';
import type { ListedEnquiry } from '../../../openapi/service/commands/listing.ts';
import { answerViolations, violations } from './document.ts';
import type { Attack } from './hostile.ts';
import { csvViolations, mailViolations, tableViolations } from './inspect.ts';
import { mailFilesIn, type Place } from './place.ts';
import type { Answer } from './post.ts';

interface Outcome {
  /** Undefined when the connection was cut on purpose. */
  status: number | undefined;
  violations: string[];
}

/** Sends one attack, and sendEmail after an accepted one; resolves with the violations in the responses. */
export async function runAttack(api: string, attack: Attack): Promise<Outcome> {
  const answer = await sendAttack(`${api}/contactUs`, attack);
  if (!answer) return { status: undefined, violations: [] };
  const violations = attackViolations('/contactUs', attack, answer);
  if (answer.status === 200) {
    const mailed = await sendAttack(`${api}/sendEmail`, attack);
    if (mailed?.status !== 200) violations.push(`accepted, and its mails are answered ${mailed?.status}`);
  }
  return { status: answer.status, violations };
}

/** Longest body in bytes; a longer one is refused unread, and its client may meet a closed connection. */
const longestBody = 262_144;

/**
 * Sends raw bytes, optionally cut off. Resolves with the response; undefined when the connection was cut by the attack, or for too long a body.
 */
function sendAttack(url: string, { headers, body, cutAt }: Attack): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const mayBreak = cutAt !== undefined || body.length > longestBody;
    const all = { ...headers, 'Content-Length': String(body.length) };
    const outgoing = request(url, { method: 'POST', headers: all, agent: false }, async (incoming) => {
      try {
        const text = Buffer.concat(await incoming.toArray()).toString('utf8');
        const answered = new Headers(incoming.headers as Record<string, string>);
        resolve({
          status: incoming.statusCode ?? 0,
          type: answered.get('Content-Type'),
          headers: answered,
          body: text === '' ? {} : JSON.parse(text),
        });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', (error) => (mayBreak ? resolve(undefined) : reject(error)));
    if (cutAt === undefined) outgoing.end(body);
    else outgoing.write(body.subarray(0, cutAt), () => setImmediate(() => outgoing.destroy()));
  });
}

function attackViolations(path: '/contactUs', { kind, headers, body }: Attack, answer: Answer): string[] {
  const violations = answerViolations(path, answer);
  if (answer.status >= 500) violations.push(`answered ${answer.status}`);
  if (answer.headers.get('X-Content-Type-Options') !== 'nosniff')
    violations.push('answered without sound headers');
  const isRight =
    headers['Content-Type'] === 'application/json' && !headers['Content-Encoding'] && isEnquiry(body);
  const hasWrongKey = headers['Idempotency-Key'] !== undefined;
  if ((answer.status === 200) !== (isRight && !hasWrongKey)) violations.push(`answered ${answer.status}`);
  return violations.map((violation) => `${kind}: ${violation}`);
}

function isEnquiry(body: Uint8Array): boolean {
  try {
    const parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return violations({ $ref: '#/components/schemas/EnquiryRequest' }, parsed).length === 0;
  } catch {
    return false;
  }
}

/** The violations in all texts for people: the service's mails, its CSV and its table. */
export async function writtenViolations(place: Place, stored: readonly ListedEnquiry[]): Promise<string[]> {
  const violations = [...csvViolations(asCsv(stored), stored), ...tableViolations(asTable(stored), stored)];
  const files = await mailFilesIn(place);
  for (const enquiry of stored) {
    for (const { recipient } of enquiry.mails) {
      const file = files.get(`${enquiry.reference}-${recipient}.eml`);
      if (!file) violations.push(`no mail to the ${recipient} of ${enquiry.reference}`);
      else
        violations.push(
          ...(await mailViolations(file, enquiry, recipient)).map((violation) => `a mail ${violation}`),
        );
    }
  }
  return violations;
}
