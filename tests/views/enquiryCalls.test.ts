import { afterEach, expect, test, vi } from 'vitest';
import type * as enquiryCalls from '../../src/actors/enquiryCalls.ts';
import { settings } from '../../src/settings.ts';
import { typed as enquiry } from '../modelInputs/enquiry.ts';
import { freshModule } from './freshModule.ts';

afterEach(() => void vi.doUnmock('../../openapi/client.ts'));

/** A module that has not asked for the client yet. */
const fresh = () => freshModule<typeof enquiryCalls>('actors/enquiryCalls.ts');

const { signal } = new AbortController();
const call = { input: { enquiry, key: 'a key' }, signal };

function provide(client: object) {
  const createEnquiriesClient = vi.fn(() => client);
  vi.doMock('../../openapi/client.ts', () => ({ createEnquiriesClient }));
  return createEnquiriesClient;
}

test('a client that did not arrive is asked for again with the next call', async () => {
  vi.doMock('../../openapi/client.ts', () => {
    throw new Error('the network is away');
  });
  const { contactUs } = await fresh();
  await expect(contactUs(call)).rejects.toThrow('Loading chunk enquiries failed. (error)');
  const create = provide({ contactUs: async () => ({ success: true, status: true, message: 'Thank you' }) });
  await expect(contactUs(call)).resolves.toEqual({
    success: true,
    status: true,
    message: 'Thank you',
  });
  expect(create).toHaveBeenCalledExactlyOnceWith({ baseUrl: settings.apiBase });
});

test('both calls carry the enquiry as it was typed', async () => {
  const contactUs = vi.fn(async () => ({ success: 'yes', status: 0, message: undefined }));
  const sendEmail = vi.fn(async () => ({ data: { sent: 2 } }));
  provide({ contactUs, sendEmail });
  const calls = await fresh();
  await expect(calls.contactUs(call)).resolves.toEqual({
    success: false,
    status: false,
    message: undefined,
  });
  await expect(calls.sendEmail(call)).resolves.toEqual({ sent: 2 });
  expect(contactUs).toHaveBeenCalledExactlyOnceWith(enquiry, { idempotencyKey: 'a key', signal });
  expect(sendEmail).toHaveBeenCalledExactlyOnceWith(enquiry, { idempotencyKey: 'a key', signal });
});

test.each([
  [200, true],
  ['ok', true],
  [0, false],
  ['', false],
  [null, false],
])('a status of %j is read as %s (CALL-4)', async (status, isGood) => {
  provide({ contactUs: async () => ({ success: false, status, message: 'Thank you' }) });
  const { contactUs } = await fresh();
  await expect(contactUs(call)).resolves.toMatchObject({ success: false, status: isGood });
});
