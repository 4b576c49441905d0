import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CareerApplication } from '../../src/features/careerApplication/CareerApplication.tsx';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { renderInSite } from './site.tsx';

const forms = {
  'the enquiry at home': { view: <Enquiry form="home" />, label: 'Contact number' },
  'the enquiry on the contact page': { view: <Enquiry form="contact" />, label: 'Contact number' },
  'the application': { view: <CareerApplication labelledBy="apply" />, label: 'Contact' },
};

describe.each(Object.entries(forms))('the contact field of %s (ENQUIRY-9)', (_, { view, label }) => {
  const open = async () => {
    await renderInSite(view);
    return screen.findByLabelText<HTMLInputElement>(label);
  };

  test('filled in while the focus is elsewhere, it shows ten digits at once', async () => {
    const field = await open();
    fireEvent.change(field, { target: { value: '+919876543210' } });
    expect(field.value).toBe('9876543210');
    expect(field.hasAttribute('maxlength'), 'it cuts the prefix off').toBe(false);
  });
});
