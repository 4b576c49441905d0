import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { typed } from '../modelInputs/enquiry.ts';
import { labels } from '../support/enquiryForm.ts';
import { renderInSite } from './site.tsx';

/** The enquiry form in jsdom, as a visitor finds and fills it. */

export const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
export const form = () => screen.getByRole('form', { name: 'Enquiry', hidden: true });
export const state = () => form().dataset.state;

/** Renders the form and waits until the draft is restored. */
export async function openForm(formName: 'home' | 'contact' = 'home'): Promise<void> {
  await renderInSite(<Enquiry form={formName} />);
  await waitFor(() => expect(state()).toBe('filling.unchecked'));
}

export function fill(): void {
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(field(name as keyof typeof labels), { target: { value } });
}
