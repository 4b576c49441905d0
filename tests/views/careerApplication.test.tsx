import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  type ApplicationField,
  applicationFaults,
  applicationFields,
} from '../../machines/careerApplication.machine.ts';
import type { Resume } from '../../machines/resumeChooser.machine.ts';
import { agency } from '../../src/content/agency.ts';
import { careersWords } from '../../src/content/careers.ts';
import { ApplicationForm } from '../../src/features/careerApplication/ApplicationForm.tsx';
import { settings } from '../../src/settings.ts';
import { fileOf, pickFile } from '../support/files.ts';
import { castInView, renderInSite } from './cast.tsx';

const { labels, faults } = careersWords.form;
const field = (name: ApplicationField | 'cv') => screen.getByLabelText<HTMLInputElement>(labels[name]);
const form = () => screen.queryByRole<HTMLFormElement>('form', { name: 'Apply' });
const attempts = () => vi.mocked(console.info).mock.calls;

// What takes long the first time is here before the walks begin.
await import('../../src/features/careerApplication/ApplicationView.tsx');

export const careerApplicationDriver = await castInView('careerApplication', {
  open: async ({ variant }) => {
    settings.behaviour = variant as typeof settings.behaviour;
    vi.spyOn(console, 'info').mockReturnValue();
    await renderInSite(
      <>
        <h2 id="apply">Apply</h2>
        <ApplicationForm labelledBy="apply" />
      </>,
    );
    await screen.findByRole('form', { name: 'Apply' });
  },
  act: {
    'field.changed': ({ field: name, value }: AnyEventObject) =>
      fireEvent.change(field(name as ApplicationField), { target: { value } }),
    'file.changed': ({ cv }: AnyEventObject) => {
      if (cv) pickFile(field('cv'), fileOf(cv as Resume));
      else fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    },
    // As when the browser finds nothing wrong: with white space, or the role's placeholder.
    'application.submitted': () => fireEvent.submit(form() as HTMLFormElement),
    'application.refused': () => act(() => void form()?.reportValidity()),
  },
  shows: form,
  sees: (state, snapshot) => {
    const { application } = snapshot.context;
    for (const name of applicationFields) expect(field(name).value, name).toBe(application[name]);
    expect(application.contactNumber).toBe(application.contact);

    const found = state === 'faulted' ? applicationFaults(snapshot.context) : [];
    for (const name of [...applicationFields, 'cv'] as const) {
      expect(screen.queryByText(faults[name]) !== null, name).toBe(found.includes(name));
      expect(field(name).required, name).toBe(true);
    }

    const link = screen.queryByRole('link', { name: 'Open it as an e-mail' });
    expect(link !== null).toBe(state === 'prepared');
    if (link) {
      screen.getByRole('heading', { name: 'Nothing has been sent yet' });
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
        new RegExp(`^mailto:${agency.hiringEmail}\\?subject=Role: Scriptwriter, Asha Verma&body=`),
      );
      expect(attempts().at(-1)).toEqual(['Application', application]);
    }
  },
});
