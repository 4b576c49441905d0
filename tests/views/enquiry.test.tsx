import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { field, openForm, state } from './enquiryForm.tsx';
import { renderInSite } from './site.tsx';

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
