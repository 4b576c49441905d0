import { expect, test } from 'vitest';
import { jobs } from '../../src/content/jobs.ts';
import { CareerApplication } from '../../src/features/careerApplication/CareerApplication.tsx';
import { CareersCards } from '../../src/features/careersCards/CareersCards.tsx';
import { Enquiry } from '../../src/features/enquiry/Enquiry.tsx';
import { prerender } from './site.tsx';

/** Content of the prerendered page before hydration or without JavaScript. */

test('both sides of every job card can be reached, and a press of its buttons is kept', async () => {
  const page = await prerender(<CareersCards />);
  expect(page.querySelectorAll('article')).toHaveLength(2 * jobs.length);
  expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  const buttons = [...page.querySelectorAll<HTMLElement>('button')];
  expect(buttons.map(({ dataset }) => dataset.waiting)).toEqual(jobs.flatMap(() => ['', '']));
});

/** The `type`, `autocomplete` and `inputmode` of each field. */
const visitor = {
  name: ['text', 'name', null],
  email: ['email', 'email', 'email'],
  contact: ['tel', 'tel-national', 'numeric'],
};
const enquirer = { ...visitor, companyName: ['text', 'organization', null] };

const forms = [
  ['home', <Enquiry key="home" form="home" />, enquirer],
  ['contact', <Enquiry key="contact" form="contact" />, enquirer],
  ['careers', <CareerApplication key="careers" labelledBy="heading" />, visitor],
] as const;

test.each(forms)(
  'the browser submits the form of %s to nowhere: no value gets into an address',
  async (_, ui) => {
    const form = (await prerender(ui)).querySelector('form');
    expect([form?.method, form?.hasAttribute('action')]).toEqual(['dialog', false]);
  },
);

test.each(forms)(
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
