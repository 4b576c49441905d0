import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CareerApplication } from '../../src/features/careerApplication/CareerApplication.tsx';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { renderInSite } from './site.tsx';

const forms = {
  'the enquiry at home': { view: <Enquiry form="home" />, label: 'Contact number' },
  'the enquiry on the contact page': { view: <Enquiry form="contact" />, label: 'Contact number' },
  'the application': { view: <CareerApplication labelledBy="apply" />, label: 'Contact' },
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe.each(Object.entries(forms))('the contact field of %s (ENQUIRY-9)', (_, { view, label }) => {
  const open = async () => {
    await renderInSite(view);
    return screen.findByLabelText<HTMLInputElement>(label);
  };
  /** Presses a key as a browser does: the character comes in at the caret. */
  const press = (field: HTMLInputElement, key: string) => {
    const caret = field.selectionStart ?? 0;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, field.value.slice(0, caret) + key + field.value.slice(caret));
    field.setSelectionRange(caret + 1, caret + 1);
    fireEvent.input(field);
  };

  test('typed key by key, it shows the prefix until it is left', async () => {
    const field = await open();
    act(() => field.focus());
    for (const key of '+91 98765 432109') press(field, key);
    expect(field.value).toBe('919876543210');
    expect(field.hasAttribute('maxlength'), 'it cuts the prefix off').toBe(false);
    act(() => field.blur());
    expect(field.value).toBe('9876543210');
  });

  test('a separator in the middle leaves the caret where it is', async () => {
    const field = await open();
    act(() => field.focus());
    for (const key of '98765') press(field, key);
    field.setSelectionRange(2, 2);
    for (const key of '1-2') press(field, key);
    expect([field.value, field.selectionStart]).toEqual(['9812765', 4]);
  });

  test('filled in while the focus is elsewhere, it shows ten digits at once', async () => {
    const field = await open();
    fireEvent.change(field, { target: { value: '+919876543210' } });
    expect(field.value).toBe('9876543210');
  });
});
