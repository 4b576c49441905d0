import { expect, test } from 'vitest';
import { CareerApplication } from '../../src/features/careerApplication/CareerApplication.tsx';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { prerender } from './site.tsx';

/** The `type`, `autocomplete` and `inputmode` of each field. */
const visitor = {
  name: ['text', 'name', null],
  email: ['email', 'email', 'email'],
  contact: ['tel', 'tel-national', 'numeric'],
};
const enquirer = { ...visitor, companyName: ['text', 'organization', null] };

test.each([
  ['home', <Enquiry key="home" form="home" />, enquirer],
  ['contact', <Enquiry key="contact" form="contact" />, enquirer],
  ['careers', <CareerApplication key="careers" labelledBy="heading" />, visitor],
])(
  'the browser fills into the form of %s what it knows of a visitor, each in its field',
  async (_, ui, expected) => {
    const fields = (await prerender(ui)).querySelectorAll('input[autocomplete]');
    expect(
      Object.fromEntries(
        [...fields].map((field) => [
          field.getAttribute('name'),
          ['type', 'autocomplete', 'inputmode'].map((attribute) => field.getAttribute(attribute)),
        ]),
      ),
    ).toEqual(expected);
  },
);
