import type { Answer, Enquiry } from '../../machines/enquiry.machine.ts';
import type { EnquiriesClient, EnquiryRequest } from '../../openapi/client.ts';
import { settings } from '../settings.ts';
import { loadChunk } from './chunk.ts';

let client: Promise<EnquiriesClient> | undefined;

/** The client is loaded on demand; another call after a failure tries again. */
export function enquiriesClient(): Promise<EnquiriesClient> {
  client ??= loadChunk('enquiries', () => import('../../openapi/client.ts'))
    .then(({ createEnquiriesClient }) => createEnquiriesClient({ baseUrl: settings.apiBase }))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

interface CallOptions {
  idempotencyKey: string;
  signal: AbortSignal;
}

/** The service checks the form's values against the contract; a rejected value is a failed call. */
const asRequest = (enquiry: Enquiry) => enquiry as EnquiryRequest;

/** @throws EnquiryCallError without a readable answer; ChunkError when the client does not load */
export async function contactUs(enquiry: Enquiry, options: CallOptions): Promise<Answer> {
  const { success, status, message } = await (await enquiriesClient()).contactUs(asRequest(enquiry), options);
  return { success: success === true, status: Boolean(status), message };
}

/**
 * @returns the answer's `data`
 * @throws as `contactUs` does
 */
export async function sendEmail(enquiry: Enquiry, options: CallOptions): Promise<unknown> {
  const { data } = await (await enquiriesClient()).sendEmail(asRequest(enquiry), options);
  return data;
}
