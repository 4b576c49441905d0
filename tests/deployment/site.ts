/** A short check of a running site. */
import assert from 'node:assert/strict';
import { post } from '../support/service/post.ts';
import { enquiry } from '../support/service/sample.ts';

const origin = 'http://127.0.0.1:4173';

/** Closes the connection, because the next request may go to another server. */
const headers = { Connection: 'close' };

/** @throws an Error when a page or a health check does not answer 200 */
export async function visit(): Promise<void> {
  for (const path of ['/', '/contact', '/healthz', '/readyz']) {
    const { status } = await fetch(origin + path, { headers });
    assert.equal(status, 200, `${path} answers ${status}.`);
  }
}

/** Sends an enquiry; resolves with its reference. */
export async function enquire(message: string): Promise<string> {
  const { status, body } = await post(`${origin}/api`, 'contactUs', { ...enquiry, message }, headers);
  assert.equal(status, 200, `contactUs answers ${status}: ${JSON.stringify(body)}`);
  console.info(`${message}: ${body.reference}`);
  return String(body.reference);
}

/** @throws an Error when a list lacks one of the references, or has one of the others */
export function assertListed(list: string, references: string[], others: string[] = []): void {
  for (const reference of references) assert.ok(list.includes(reference), `${reference} is not listed.`);
  for (const reference of others) assert.ok(!list.includes(reference), `${reference} is listed.`);
}
