import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { field, fill, form, openForm } from './enquiryForm.tsx';

describe('the same words are sent', () => {
  const keys: (string | null)[] = [];
  const send = async () => {
    const sent = keys.length;
    fireEvent.submit(form());
    await waitFor(() => expect(keys).toHaveLength(sent + 1));
    // The visitor leaves the page.
    cleanup();
  };

  beforeEach(async () => {
    keys.length = 0;
    vi.stubGlobal('fetch', ({ headers }: Request) => {
      keys.push(headers.get('Idempotency-Key'));
      return new Promise(() => {});
    });
    await openForm();
    fill();
    await send();
  });

  test('by two visitors, as two enquiries: each has its own idempotency key', async () => {
    sessionStorage.clear();
    await openForm();
    fill();
    await send();
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(2);
  });

  test('by one who has reloaded the tab, as one enquiry: with the same key (ENQUIRY-19)', async () => {
    await openForm();
    await send();
    // The draft is stored anew with each edit, under the same name.
    await openForm();
    fireEvent.change(field('name'), { target: { value: 'Another' } });
    fill();
    cleanup();
    await openForm();
    await send();
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f]{33,48}$/);
  });
});
