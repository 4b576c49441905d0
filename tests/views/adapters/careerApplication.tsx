import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import {
  type ApplicationField,
  applicationFields,
  invalidControls,
} from '../../../machines/careerApplication.machine.ts';
import { agency } from '../../../src/content/agency.ts';
import { careersWords } from '../../../src/content/careers.ts';
import { CareerApplication } from '../../../src/features/islands.ts';
import { settings } from '../../../src/settings.ts';
import type { ViewAdapter } from '../driver.tsx';
import { fileOf, pickFile } from '../files.ts';
import { renderInSite } from '../site.tsx';

const { labels, errors, notSent } = careersWords.form;
export const field = (name: ApplicationField | 'cv') => screen.getByLabelText<HTMLInputElement>(labels[name]);
export const form = () => screen.queryByRole<HTMLFormElement>('form', { name: 'Apply' });
const attempts = () => vi.mocked(console.info).mock.calls;

/** Fields that pass the browser's validation: white space, or the role's placeholder. */
export const submit = () =>
  expect(fireEvent.submit(form() as HTMLFormElement), 'the page is reloaded').toBe(false);

export async function open(behaviour: typeof settings.behaviour) {
  settings.behaviour = behaviour;
  vi.spyOn(console, 'info').mockReturnValue();
  await renderInSite(
    <>
      <h2 id="apply">Apply</h2>
      <CareerApplication labelledBy="apply" />
    </>,
  );
  await screen.findByRole('form', { name: 'Apply' });
}

export const careerApplication: ViewAdapter<'careerApplication'> = {
  open: ({ variant }) => open(variant as typeof settings.behaviour),
  events: {
    'field.changed': ({ field: name, value }) => {
      const control = field(name);
      act(() => control.focus());
      fireEvent.change(control, { target: { value } });
    },
    'contact.left': () => act(() => field('contact').blur()),
    'file.changed': ({ cv }) => {
      if (cv) pickFile(field('cv'), fileOf(cv));
      else fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    },
    'application.submitted': submit,
    'application.refused': () => act(() => void form()?.reportValidity()),
  },
  actions: {
    logApplication: (application: object) => expect(attempts().at(-1)).toEqual(['Application', application]),
    logInvalid: () => expect(attempts().at(-1)).toEqual(['The application is not valid.']),
    focusField: ({ field: name }: { field: ApplicationField | 'cv' }) =>
      expect(document.activeElement).toBe(field(name)),
    focusOffer: () =>
      expect(document.activeElement).toBe(
        screen.getByRole('region', { name: 'Nothing has been sent yet', description: notSent.text }),
      ),
  },
  element: form,
  expectState: (state, snapshot) => {
    const { application } = snapshot.context;
    const shown = { ...application, contact: snapshot.context.contactText };
    for (const name of applicationFields) expect(field(name).value, name).toBe(shown[name]);
    expect(application.contactNumber).toBe(application.contact);

    const found = state === 'invalid' ? invalidControls(snapshot.context) : [];
    for (const name of [...applicationFields, 'cv'] as const) {
      expect(screen.queryByText(errors[name]) !== null, name).toBe(found.includes(name));
      expect(field(name).required, name).toBe(true);
    }

    const link = screen.queryByRole('link', { name: 'Open it as an e-mail' });
    expect(link !== null).toBe(state === 'prepared');
    if (link) {
      const panel = screen.getByRole('region', { name: 'Nothing has been sent yet' });
      // Where no program takes mail, or the text is too long for a link.
      const address = within(panel).getByRole('link', { name: agency.hiringEmail });
      expect(address.getAttribute('href')).toBe(`mailto:${agency.hiringEmail}`);
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
        new RegExp(`^mailto:${agency.hiringEmail}\\?subject=Role: Scriptwriter, Asha Verma&body=`),
      );
    }
  },
};
