import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CareerApplication } from '../../src/features/careerApplication/CareerApplication.tsx';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { renderInSite } from './site.tsx';

test.each([
  ['the enquiry at home', <Enquiry key="home" form="home" />, 'Contact number'],
  ['the enquiry on the contact page', <Enquiry key="contact" form="contact" />, 'Contact number'],
  ['the application', <CareerApplication key="careers" labelledBy="apply" />, 'Contact'],
])(
  'the contact field of %s, filled in while the focus is elsewhere, shows ten digits at once (ENQUIRY-9)',
  async (_, form, label) => {
    await renderInSite(form);
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    fireEvent.change(field, { target: { value: '+919876543210' } });
    expect(field.value).toBe('9876543210');
    expect(field.hasAttribute('maxlength'), 'it cuts the prefix off').toBe(false);
  },
);
