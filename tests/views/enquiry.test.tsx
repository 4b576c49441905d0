import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { typed } from '../modelInputs/enquiry.ts';
import { field, form, openForm, state } from './enquiryForm.tsx';
import { hydrateInSite, prerender, renderInSite } from './site.tsx';

/** A call that fails is written to the console. */
function open(formName?: 'home' | 'contact') {
  vi.spyOn(console, 'error').mockReturnValue();
  return openForm(formName);
}

test.each([
  [19_999, false],
  [20_000, true],
])('after %i characters the message says that it is full: %s', async (length, isFull) => {
  await open();
  fireEvent.change(field('message'), { target: { value: 'a'.repeat(length) } });
  expect(screen.queryByText(enquiryWords.full) !== null).toBe(isFull);
});

test.each([
  ['home', true],
  ['contact', false],
] as const)('the form of %s says that its message is optional: %s', async (name, isOptional) => {
  await open(name);
  const hint = document.getElementById(`${field('message').id}-hint`);
  expect(hint?.textContent.startsWith('Optional. ')).toBe(isOptional);
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
