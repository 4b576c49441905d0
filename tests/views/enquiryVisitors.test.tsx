import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { typed } from '../modelInputs/enquiry.ts';
import { labels } from '../support/enquiryForm.ts';
import { renderInSite, resetSite } from './site.tsx';

const field = (name: string) => screen.getByLabelText(labels[name as keyof typeof labels]);
const form = () => screen.getByRole('form', { name: 'Enquiry', hidden: true });

async function open() {
  await renderInSite(<Enquiry form="home" />);
  await waitFor(() => expect(form().dataset.state).toBe('filling.unchecked'));
}

afterEach(() => {
  cleanup();
  resetSite();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
    await open();
    for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
    await send();
  });

  test('by two visitors, as two enquiries: each has its own idempotency key', async () => {
    sessionStorage.clear();
    await open();
    for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
    await send();
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(2);
  });

  test('by one who has reloaded the tab, as one enquiry: with the same key (ENQUIRY-19)', async () => {
    await open();
    await send();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f]{48}$/);
  });
});

test('the alert is closed before the first field at fault gets the focus: a modal dialog would keep it (ENQUIRY-12)', async () => {
  await open();
  fireEvent.submit(form());
  const alert = screen.getByRole<HTMLDialogElement>('alertdialog');
  const openAtFocus: boolean[] = [];
  field('name').addEventListener('focus', () => openAtFocus.push(alert.open));
  expect(alert.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(openAtFocus).toEqual([false]);
});
