import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  type ApplicationField,
  applicationFields,
  ROLE_PLACEHOLDER,
} from '../../machines/careerApplication.machine.ts';
import { careersWords } from '../../src/content/careers.ts';
import { CareerApplication } from '../../src/features/careerApplication/CareerApplication.tsx';
import { applied, resume } from '../modelInputs/careers.ts';
import { field, form, open, submit } from './adapters/careerApplication.tsx';
import { fileOf, pickFile } from './files.ts';
import { hydrateInSite } from './site.tsx';

function fill(values: Partial<typeof applied> = {}) {
  for (const [name, value] of Object.entries({ ...applied, ...values }))
    fireEvent.change(field(name as ApplicationField), { target: { value } });
  pickFile(field('cv'), fileOf(resume));
}

describe('the application form', () => {
  // jsdom has no file list to fill, so the CV is invalid too.
  test('assisted, an e-mail address that is none is named as such, after an empty name too', async () => {
    await open('assisted');
    fill({ name: '', email: 'not-an-address' });
    act(() => void form()?.reportValidity());
    expect(form()?.dataset.state).toBe('invalid');
    const message = screen.getByText(careersWords.form.malformedEmail);
    expect(field('email').getAttribute('aria-describedby')).toBe(message.id);
    for (const name of applicationFields)
      expect(field(name).getAttribute('aria-invalid'), name).toBe(`${['name', 'email'].includes(name)}`);
  });

  test('specified, it is not', async () => {
    await open('specified');
    fill({ email: 'not-an-address' });
    act(() => void form()?.reportValidity());
    expect(form()?.dataset.state).toBe('filling');
    expect(form()?.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  test.each([...applicationFields, 'cv'] as const)(
    'assisted, an application without its %s is told of that field alone (CAREER-17)',
    async (missing) => {
      await open('assisted');
      fill(missing === 'cv' ? {} : { [missing]: missing === 'role' ? ROLE_PLACEHOLDER : ' ' });
      if (missing === 'cv') pickFile(field('cv'), undefined);
      submit();
      const { errors } = careersWords.form;
      expect(Object.values(errors).filter((error) => screen.queryByText(error))).toEqual([errors[missing]]);
      expect(document.activeElement).toBe(field(missing));
    },
  );

  test('a valid one brings its way by e-mail into view', async () => {
    await open('specified');
    fill();
    // jsdom has no file list to fill.
    field('cv').required = false;
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    submit();
    const offer = await screen.findByRole('region', { name: careersWords.form.notSent.heading });
    await expect.poll(() => scrollIntoView.mock.contexts).toEqual([offer]);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  test('the way to /privacy leaves the page open: it would lose what was typed', async () => {
    await open('specified');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^How we use/ });
    expect([link.getAttribute('href'), link.target]).toEqual(['/privacy', '_blank']);
  });

  test('what was typed and chosen before hydration is kept', async () => {
    await hydrateInSite(<CareerApplication labelledBy="application" />, (page) => {
      const name = page.querySelector<HTMLInputElement>('[name=name]') as HTMLInputElement;
      name.value = 'Asha';
      pickFile(page.querySelector('[type=file]') as HTMLInputElement, fileOf(resume));
    });
    await waitFor(() => expect(field('name')).toHaveProperty('value', 'Asha'));
    screen.getByText(resume.name);
  });

  test('a second file of a wrong kind is announced like the first', async () => {
    await open('specified');
    const wrong = fileOf({ ...resume, name: 'asha-verma.odt' });
    pickFile(field('cv'), wrong);
    const first = screen.getByRole('alert');
    pickFile(field('cv'), wrong);
    // Screen readers announce an alert that is added, not one that stays.
    expect(screen.getByRole('alert')).not.toBe(first);
    expect(first.isConnected).toBe(false);
  });
});
