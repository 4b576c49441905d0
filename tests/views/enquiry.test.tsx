import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { typed } from '../modelInputs/enquiry.ts';
import { field, fill, form, openForm, state } from './enquiryForm.tsx';
import { hydrateInSite, prerender, renderInSite, resetSite } from './site.tsx';

/** A call that fails is written to the console. */
function open(formName?: 'home' | 'contact') {
  vi.spyOn(console, 'error').mockReturnValue();
  return openForm(formName);
}

/** Escape in a dialog, as browsers handle it: a key event, and then a request to close. */
function pressEscape(dialog: HTMLElement) {
  fireEvent.keyDown(dialog, { key: 'Escape' });
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void dialog.dispatchEvent(cancel));
  expect(cancel.defaultPrevented, 'the browser closes it by itself').toBe(true);
}

afterEach(() => {
  cleanup();
  resetSite();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Escape', () => {
  test('closes the alert, and the focus goes to the first invalid field (ENQUIRY-12)', async () => {
    await open();
    fireEvent.submit(form());
    pressEscape(screen.getByRole('alertdialog'));
    expect(state()).toBe('filling.checked');
    expect(document.activeElement).toBe(field('name'));
  });

  test('does not dismiss the waiting dialog (ENQUIRY-13)', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await open();
    fill();
    fireEvent.submit(form());
    const dialog = screen.getByRole('dialog', { name: 'Your request' });
    pressEscape(dialog);
    // A dialog closed by the browser is opened again.
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
    expect(state()).toBe('submitting.contactUs');
  });

  test('closes an answer that is not good (ENQUIRY-16)', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: false, message: 'Not today.' }));
    await open();
    fill();
    fireEvent.submit(form());
    await waitFor(() => expect(state()).toBe('refused'));
    pressEscape(screen.getByRole('dialog', { name: 'Your request' }));
    expect(state()).toBe('filling.unchecked');
  });
});

test('the contact page takes an answer with a truthy status, and no other (CALL-4)', async () => {
  for (const [status, expected] of [
    [1, 'submitting.sendEmail'],
    [0, 'refused'],
  ] as const) {
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.endsWith('/contactUs')
        ? Promise.resolve(Response.json({ success: 'no', status, message: 'Noted.' }))
        : new Promise(() => {}),
    );
    await open('contact');
    fill();
    fireEvent.submit(form());
    await waitFor(() => expect(state()).toBe(expected));
    cleanup();
    sessionStorage.clear();
  }
});

test('a draft of another kind or of a service that is not offered is left out', async () => {
  const enquiry = { ...typed, name: 7, service: 'Skywriting' };
  sessionStorage.setItem('enquiry.home', JSON.stringify({ id: '0', enquiry }));
  await open();
  expect([field('name').value, field('service').value, field('message').value]).toEqual([
    '',
    '',
    typed.message,
  ]);
});

test.each([
  [19_999, false],
  [20_000, true],
])('after %i characters the message says that it is full: %s', async (length, isFull) => {
  await open();
  fireEvent.change(field('message'), { target: { value: 'a'.repeat(length) } });
  expect(screen.queryByText(enquiryWords.full) !== null).toBe(isFull);
});

test('submitting reloads nothing', async () => {
  await open();
  expect(fireEvent.submit(form()), 'the browser may act').toBe(false);
});

test('prerendered, it cannot be sent, and says how else to reach the agency', async () => {
  const page = await prerender(<Enquiry form="home" />);
  const reach = `${agency.phone.label} or ${agency.email}.`;
  const texts = Array.from(
    page.querySelectorAll('form > p, form > div > p'),
    ({ textContent }) => textContent,
  );
  expect(texts).toContain(`${enquiryWords.withoutScript} ${reach}`);
  expect(texts).toContain(`${enquiryWords.notReady} ${reach}`);
  expect(page.querySelector(`form a[href="mailto:${agency.email}"]`)?.textContent).toBe(agency.email);
  expect(page.querySelector('form [type=submit]')?.hasAttribute('data-waiting')).toBe(true);
  expect([...page.querySelectorAll('dialog')].map(({ open: isOpen }) => isOpen)).toEqual([false, false]);
});

test('Submit waits until the draft is restored', async () => {
  const seen = () => [state(), screen.getByRole('button', { name: 'Submit' }).dataset.waiting];
  const first: unknown[] = [];
  function AtFirst() {
    useLayoutEffect(() => void first.push(seen()), []);
    return null;
  }
  await renderInSite(
    <>
      <Enquiry form="home" />
      <AtFirst />
    </>,
  );
  expect(first[0]).toEqual(['restoring', '']);
  await waitFor(() => expect(seen()).toEqual(['filling.unchecked', undefined]));
});

test('filled and submitted before hydration, it is sent once the draft is restored', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  // React's development build warns of the attribute that the server did not send.
  vi.spyOn(console, 'error').mockReturnValue();
  await hydrateInSite(<Enquiry form="home" />, (page) => {
    for (const [name, value] of Object.entries(typed))
      for (const control of page.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) control.value = value;
    page.querySelector('form [type=submit]')?.setAttribute('data-pressed', '');
  });
  await waitFor(() => expect(state()).toBe('submitting.contactUs'));
});
