import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDraftStore, newDraftId } from '../../src/actors/draft.ts';
import { typed as enquiry } from '../modelInputs/enquiry.ts';
import { refuseStorage } from './site.tsx';

const KEY = 'enquiry.home';
const draft = { id: 'a draft', enquiry };
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

afterEach(() => createDraftStore(KEY).remove());

describe('what was typed (ENQUIRY-19)', () => {
  test('is read after a reload, and not after it was sent', () => {
    createDraftStore(KEY).write(draft);
    const reloaded = createDraftStore(KEY);
    expect(reloaded.read()).toEqual(draft);
    reloaded.remove();
    expect(reloaded.read()).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('of one form is not that of the other', () => {
    createDraftStore(KEY).write(draft);
    expect(createDraftStore('enquiry.contact').read()).toBeUndefined();
  });

  test('lasts as long as the page where storage is refused', () => {
    refuseStorage();
    const store = createDraftStore(KEY);
    store.write(draft);
    expect(createDraftStore(KEY).read()).toEqual(draft);
    store.remove();
    expect(() => store.read()).toThrow('storage refused');
  });

  test.each([
    ['there is no storage', () => vi.stubGlobal('sessionStorage', undefined)],
    [
      'storage is full',
      () => {
        sessionStorage.setItem(KEY, JSON.stringify({ id: 'an older draft', enquiry: { name: 'Long ago' } }));
        refuseStorage(['setItem']);
      },
    ],
  ])('lasts as long as the page where %s', (_, refuse) => {
    refuse();
    createDraftStore(KEY).write(draft);
    expect(createDraftStore(KEY).read()).toEqual(draft);
  });

  test('goes back into storage once that takes it', () => {
    refuseStorage();
    const store = createDraftStore(KEY);
    store.write(draft);
    vi.restoreAllMocks();
    store.write({ ...draft, id: 'a later draft' });
    expect(stored()).toEqual({ id: 'a later draft', enquiry });
    sessionStorage.clear();
    expect(store.read()).toBeUndefined();
  });

  test.each(['{', 'null', '7', '{"id":"1"}', '[["name","Asha"]]'])('stored as %j is forgotten', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(createDraftStore(KEY).read()).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('is taken back field by field: texts, and services that are offered; its name must be a text', () => {
    const odd = { ...enquiry, name: 7, email: null, service: 'Skywriting', other: 'text' };
    sessionStorage.setItem(KEY, JSON.stringify({ id: 7, enquiry: odd }));
    const { companyName, contact, message } = enquiry;
    expect(createDraftStore(KEY).read()).toEqual({ enquiry: { companyName, contact, message } });
    const hostile = '{"__proto__":{"id":"x"},"enquiry":{"__proto__":{"name":"x"},"constructor":1}}';
    sessionStorage.setItem(KEY, hostile);
    expect(createDraftStore(KEY).read()).toEqual({ enquiry: {} });
  });
});

test('the name of a new draft is 32 digits, and another each time', () => {
  expect(newDraftId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newDraftId()).not.toBe(newDraftId());
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(newDraftId()).toBe('0'.repeat(32));
});
