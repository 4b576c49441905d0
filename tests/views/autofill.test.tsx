import { expect, test } from 'vitest';
import { CareerApplication } from '../../src/features/careerApplication/CareerApplication.tsx';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { prerender } from './site.tsx';

const visitor = { name: 'name', email: 'email', contact: 'tel-national' };

test.each([
  ['home', <Enquiry key="home" form="home" />, { ...visitor, companyName: 'organization' }],
  ['contact', <Enquiry key="contact" form="contact" />, { ...visitor, companyName: 'organization' }],
  ['careers', <CareerApplication key="careers" labelledBy="heading" />, visitor],
])(
  'the browser fills into the form of %s what it knows of a visitor, each in its field',
  async (_, ui, expected) => {
    const fields = (await prerender(ui)).querySelectorAll('input[autocomplete]');
    expect(
      Object.fromEntries(
        [...fields].map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
      ),
    ).toEqual(expected);
  },
);
