import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Resume } from '../../../machines/resumeChooser.machine.ts';
import { ResumeChooser } from '../../../src/features/resumeChooser/ResumeChooser.tsx';
import { fileOf, pickFile } from '../../support/files.ts';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';

const onChange = vi.fn<(cv: Resume | null) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('CV');
const clearButton = () => screen.queryByRole('button', { name: 'Remove the file' });

export const resumeChooser: ViewAdapter<'resumeChooser'> = {
  open: async () => {
    onChange.mockClear();
    await renderInSite(<ResumeChooser name="cv" required onChange={onChange} />);
  },
  events: {
    'file.picked': (event) => pickFile(field(), fileOf(event.file)),
    'file.cleared': () => {
      const button = clearButton();
      if (!button) throw new Error('There is nothing to clear the file with.');
      fireEvent.click(button);
      expect(document.activeElement).toBe(field());
    },
  },
  actions: { emptyField: () => expect(field().value).toBe('') },
  // Only a chosen file can be cleared.
  impossible: (type, state) => type === 'file.cleared' && state !== 'chosen',
  shows: () => document.querySelector<HTMLElement>('[data-chooser]'),
  sees: (state, { context }) => {
    expect(field().accept).toBe('.pdf,.doc,.docx');
    expect(screen.queryByText('No file chosen') === null).toBe(state === 'chosen');
    expect(clearButton() !== null).toBe(state === 'chosen');
    if (state === 'chosen') screen.getByText(context.file.name);
    else expect(field().value).toBe('');
    expect(screen.queryByRole('alert') !== null).toBe(state === 'refused');
    if (onChange.mock.lastCall) expect(onChange.mock.lastCall).toEqual([context.file]);
  },
};
