import { describe, expect, test } from 'vitest';
import { ROLE_PLACEHOLDER } from '../../machines/careerApplication.machine.ts';
import { agency } from '../../src/content/agency.ts';
import { careersWords } from '../../src/content/careers.ts';
import { jobs } from '../../src/content/jobs.ts';
import { linksOf, mainOf, textOf, textsOf } from './render.tsx';
import { application, cardActions, openingLists, openings } from './values/careers.ts';

const main = await mainOf('/careers');
const form = main.querySelector('form');
const fields = [...(form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];

describe('the openings', () => {
  test('are these, with these data', () => {
    const shown = jobs.map(({ responsibilities, requirements, ...data }) => {
      expect(responsibilities.length).toBeGreaterThan(0);
      expect(requirements.length).toBeGreaterThan(0);
      return data;
    });
    expect(shown).toEqual(openings);
  });

  const cards = [...(main.querySelectorAll('ul[data-state] > li') ?? [])];

  test('have a card each', () => {
    expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(openings.map(({ title }) => title));
  });

  test.each(openings.map((opening, index) => [opening.title, opening, jobs[index], cards[index]] as const))(
    '%s: its card shows the data, the lists in order and the ways on',
    (_, opening, job, card) => {
      const { title, location, experience, salary, postDate } = opening;
      expect(textsOf(card, 'h3')).toEqual([title, title]);
      expect(textsOf(card, 'dt')).toEqual(['Location', 'Experience', 'Salary', 'Posted']);
      expect(textsOf(card, 'dd')).toEqual([location, experience, salary, postDate]);
      expect(textsOf(card, 'h4')).toEqual(Object.values(openingLists));
      expect(textsOf(card, 'li')).toEqual([...(job?.responsibilities ?? []), ...(job?.requirements ?? [])]);
      expect(textsOf(card, 'button')).toEqual([cardActions.open, cardActions.close]);
      expect(new Set(textsOf(card, 'a'))).toEqual(new Set([cardActions.apply]));
      for (const side of card?.querySelectorAll('article') ?? [])
        expect(textOf(card?.querySelector(`[id="${side.getAttribute('aria-labelledby')}"]`))).toBe(title);
      for (const control of card?.querySelectorAll('a, button') ?? []) {
        const description = control.getAttribute('aria-describedby');
        expect(textOf(card?.querySelector(`[id="${description}"]`)), textOf(control)).toBe(title);
      }
    },
  );
});

describe('the application form', () => {
  test('has the fields, all of them required', () => {
    const { phone } = application;
    const shown = application.fields.map((field) => (field === 'contactNumber' ? phone.name : field));
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(shown);
    for (const field of fields) expect(field.hasAttribute('required'), field.outerHTML).toBe(true);
    expect(form?.querySelectorAll('[maxlength]'), 'nothing that is typed is cut').toHaveLength(0);
    expect(form?.noValidate).toBe(false);
  });

  test('labels the phone input', () => {
    const input = form?.querySelector(`[name=${application.phone.name}]`);
    expect(input?.getAttribute('type')).toBe('tel');
    expect(textsOf(form, `label[for="${input?.id}"]`)).toEqual([application.phone.label]);
  });

  test('offers the roles in order, after the placeholder', () => {
    const options = [...(form?.querySelectorAll('option') ?? [])];
    const values = options.map((option) => option.getAttribute('value'));
    expect(values, 'a browser may translate the texts').toEqual([
      application.placeholder,
      ...application.roles,
    ]);
    expect(ROLE_PLACEHOLDER).toBe(application.placeholder);
  });

  test('accepts the kinds of file, and says when there is none', () => {
    const chooser = form?.querySelector('input[type=file]');
    expect(chooser?.getAttribute('accept')?.split(',')).toEqual(application.acceptedExtensions);
    expect(textsOf(chooser?.parentElement, 'span')).toContain(application.noFile);
  });
});

test('the page has a banner, an introduction and the hiring address', () => {
  expect(main.querySelectorAll('section:first-child img')).toHaveLength(1);
  expect(textsOf(main, 'p')).toEqual(expect.arrayContaining([...careersWords.introduction]));
  const targets = linksOf(main).map(([, href]) => href);
  expect(targets).toContain(`mailto:${agency.hiringEmail}`);
});
