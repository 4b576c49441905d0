import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDraftStore } from '../../src/actors/draft.ts';

const KEY = 'enquiry.home';
const enquiry = {
  name: 'Asha Verma',
  companyName: 'Kavi Kiln',
  email: 'asha@kavikiln.example',
  contact: '9876543210',
  service: 'Paid Ads',
  message: 'We open in March.',
};
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

/** A browser that refuses storage. */
function refuseStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('storage refused', 'SecurityError');
    });
}

afterEach(() => {
  vi.restoreAllMocks();
  createDraftStore(KEY).forget();
  sessionStorage.clear();
});

describe('what was typed (ENQUIRY-19)', () => {
  test('is read after a reload, and not after it was sent', () => {
    createDraftStore(KEY).keep(enquiry);
    const reloaded = createDraftStore(KEY);
    expect(reloaded.read()).toEqual(enquiry);
    reloaded.forget();
    expect(reloaded.read()).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('of one form is not that of the other', () => {
    createDraftStore(KEY).keep(enquiry);
    expect(createDraftStore('enquiry.contact').read()).toBeUndefined();
  });

  test('lasts as long as the page where storage is refused', () => {
    refuseStorage();
    const draft = createDraftStore(KEY);
    draft.keep(enquiry);
    expect(createDraftStore(KEY).read()).toEqual(enquiry);
    draft.forget();
    expect(() => draft.read()).toThrow('storage refused');
  });

  test('goes back into storage once that takes it', () => {
    refuseStorage();
    const draft = createDraftStore(KEY);
    draft.keep(enquiry);
    vi.restoreAllMocks();
    draft.keep({ ...enquiry, name: 'Later' });
    expect(stored().enquiry.name).toBe('Later');
    sessionStorage.clear();
    expect(draft.read()).toBeUndefined();
  });

  test.each(['{', 'null', '7', '{"id":"1"}'])('stored as %j is forgotten', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(createDraftStore(KEY).read()).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('is taken back field by field: texts, and services that are offered', () => {
    const odd = { ...enquiry, name: 7, email: null, service: 'Skywriting', other: 'text' };
    sessionStorage.setItem(KEY, JSON.stringify({ enquiry: odd }));
    const { companyName, contact, message } = enquiry;
    expect(createDraftStore(KEY).read()).toEqual({ companyName, contact, message });
  });
});

describe('the key of a submission', () => {
  test('is 48 digits, the same for the same words, and another for others', () => {
    const draft = createDraftStore(KEY);
    const key = draft.submissionKey(enquiry);
    expect(key).toMatch(/^[0-9a-f]{48}$/);
    expect(draft.submissionKey({ ...enquiry })).toBe(key);
    for (const field of Object.keys(enquiry))
      expect(draft.submissionKey({ ...enquiry, [field]: 'Others' }), field).not.toBe(key);
    // The same value in another field makes another key.
    expect(draft.submissionKey({ ...enquiry, name: 'ab', companyName: 'c' })).not.toBe(
      draft.submissionKey({ ...enquiry, name: 'a', companyName: 'bc' }),
    );
    expect(draft.submissionKey(enquiry)).toBe(key);
  });

  test('survives a reload', () => {
    const draft = createDraftStore(KEY);
    draft.keep(enquiry);
    const key = draft.submissionKey(enquiry);
    const reloaded = createDraftStore(KEY);
    reloaded.read();
    expect(reloaded.submissionKey(enquiry)).toBe(key);
  });

  test('of the next enquiry is another, even with the same words', () => {
    const draft = createDraftStore(KEY);
    const key = draft.submissionKey(enquiry);
    draft.forget();
    expect(draft.submissionKey(enquiry)).not.toBe(key);
  });
});
