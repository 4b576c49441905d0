import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as enquiryCalls from '../../src/actors/enquiryCalls.ts';
import type * as enquiry from '../../src/features/enquiry/Enquiry.tsx';
import { labels } from '../support/enquiryForm.ts';
import { renderInSite } from './site.tsx';

const enquiriesClient = vi.fn();
let Enquiry: typeof enquiry.Enquiry;

// Another test may have loaded the form already, with the real client.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../src/actors/enquiryCalls.ts', async (importOriginal) => ({
    ...(await importOriginal<typeof enquiryCalls>()),
    enquiriesClient,
  }));
  ({ Enquiry } = await import('../../src/features/enquiry/Enquiry.tsx'));
});
afterAll(() => {
  vi.doUnmock('../../src/actors/enquiryCalls.ts');
  vi.resetModules();
});

test('a form that is used fetches its client early; a failure waits for Submit to report it', async () => {
  const failure = Promise.reject(new Error('offline'));
  const caught = vi.spyOn(failure, 'catch');
  enquiriesClient.mockReturnValue(failure);
  await renderInSite(<Enquiry form="home" />);
  expect(enquiriesClient).not.toHaveBeenCalled();
  act(() => screen.getByLabelText(labels.name).focus());
  await vi.waitFor(() => expect(enquiriesClient).toHaveBeenCalled());
  expect(caught).toHaveBeenCalled();
});
