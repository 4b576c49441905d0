import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
import { applied, resume } from '../worlds/careers.world.ts';
import { castInView, renderInSite } from './cast.tsx';

const { labels, faults } = careersWords.form;
const field = (name: ApplicationField | 'cv') => screen.getByLabelText<HTMLInputElement>(labels[name]);
const form = () => screen.queryByRole<HTMLFormElement>('form', { name: 'Apply' });
const attempts = () => vi.mocked(console.info).mock.calls;

// What takes long the first time is here before the walks begin.
await import('../../src/features/careerApplication/ApplicationView.tsx');

/** As when the browser finds nothing wrong: with white space, or the role's placeholder. */
const submit = () => fireEvent.submit(form() as HTMLFormElement);

async function open(behaviour: typeof settings.behaviour) {
  settings.behaviour = behaviour;
  vi.spyOn(console, 'info').mockReturnValue();
  await renderInSite(
    <>
      <h2 id="apply">Apply</h2>
      <ApplicationForm labelledBy="apply" />
    </>,
  );
  await screen.findByRole('form', { name: 'Apply' });
}

function fill(values: Partial<typeof applied> = {}) {
  for (const [name, value] of Object.entries({ ...applied, ...values }))
    fireEvent.change(field(name as ApplicationField), { target: { value } });
  pickFile(field('cv'), fileOf(resume));
}

// biome-ignore lint/suspicious/noExportsInTest: only its type is imported, by the index of drivers
export const careerApplicationDriver = await castInView('careerApplication', {
  open: ({ variant }) => open(variant as typeof settings.behaviour),
  act: {
    'field.changed': ({ field: name, value }: AnyEventObject) => {
      const control = field(name as ApplicationField);
      act(() => control.focus());
      fireEvent.change(control, { target: { value } });
    },
    'contact.left': () => act(() => field('contact').blur()),
    'file.changed': ({ cv }: AnyEventObject) => {
      if (cv) pickFile(field('cv'), fileOf(cv as Resume));
      else fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    },
    'application.submitted': submit,
    'application.refused': () => act(() => void form()?.reportValidity()),
  },
  shows: form,
  sees: (state, snapshot) => {
    const { application } = snapshot.context;
    const shown = { ...application, contact: snapshot.context.contactText };
    for (const name of applicationFields) expect(field(name).value, name).toBe(shown[name]);
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

describe('the application form', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  test.each(['specified', 'assisted'] as const)(
    '%s, every Submit of a prepared application leads to what is offered (CAREER-14)',
    async (behaviour) => {
      await open(behaviour);
      fill();
      for (const submits of [1, 2]) {
        field('name').focus();
        submit();
        const panel = screen.getByRole('region', { name: 'Nothing has been sent yet' });
        expect(document.activeElement).toBe(panel);
        expect(attempts()).toHaveLength(submits);
      }
    },
  );

  // jsdom has no file list to fill, so the CV is at fault too.
  test('assisted, an e-mail address that is none is named as such', async () => {
    await open('assisted');
    fill({ email: 'not-an-address' });
    act(() => void form()?.reportValidity());
    expect(form()?.dataset.state).toBe('faulted');
    const message = screen.getByText(careersWords.form.malformedEmail);
    expect(field('email').getAttribute('aria-describedby')).toBe(message.id);
    for (const name of applicationFields)
      expect(field(name).getAttribute('aria-invalid'), name).toBe(name === 'email' ? 'true' : null);
  });

  test('specified, it is not', async () => {
    await open('specified');
    fill({ email: 'not-an-address' });
    act(() => void form()?.reportValidity());
    expect(form()?.dataset.state).toBe('filling');
    expect(form()?.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });
});
