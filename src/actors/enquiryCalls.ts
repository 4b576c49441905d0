import type { Answer, Submission } from '../../machines/enquiry.machine.ts';
import type { EnquiriesClient, Enquiry } from '../../openapi/client.ts';
import { settings } from '../settings.ts';
import { loadChunk } from './chunk.ts';

/** The client, loaded on demand. @throws ChunkError when it does not load; another call tries again */
export async function enquiriesClient(): Promise<EnquiriesClient> {
  const { createEnquiriesClient } = await loadChunk('enquiries', () => import('../../openapi/client.ts'));
  return createEnquiriesClient({ baseUrl: settings.apiBase });
}

interface Call {
  input: Submission;
  signal: AbortSignal;
}

/** The arguments of a call. The service checks the values against the contract; a rejected value fails the call. */
function requestOf({ input: { enquiry, key }, signal }: Call) {
  const request: Record<keyof Enquiry, string> = enquiry;
  return [request as Enquiry, { idempotencyKey: key, signal }] as const;
}

/**
 * Calls contactUs.
 *
 * @throws EnquiryCallError without a readable answer; ChunkError when the client does not load
 */
export async function contactUs(call: Call): Promise<Answer> {
  const { success, status, message } = await (await enquiriesClient()).contactUs(...requestOf(call));
  return { success: success === true, status: Boolean(status), message };
}

/**
 * Calls sendEmail.
 *
 * @returns the answer's `data`
 * @throws as `contactUs` does
 */
export async function sendEmail(call: Call): Promise<unknown> {
  const { data } = await (await enquiriesClient()).sendEmail(...requestOf(call));
  return data;
}
