import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import type { Resume } from '../../../machines/resumeChooser.machine.ts';
import { careersWords } from '../../../src/content/careers.ts';
import { ResumeChooser } from '../../../src/features/resumeChooser/ResumeChooser.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { fileOf, pickFile } from '../files.ts';
import { renderInSite } from '../site.tsx';

const { noFile, cvHint, wrongFile } = careersWords.form;

/** Stands for the form, which keeps the file. */
function Form() {
  const [cv, setCv] = useState<Resume | null>(null);
  return <ResumeChooser cv={cv} onChange={setCv} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('CV');
/** The texts that describe the field, in order. */
const descriptions = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
const clearButton = () => screen.queryByRole('button', { name: 'Remove the file' });

export const resumeChooser: ViewAdapter<'resumeChooser'> = {
  open: () => renderInSite(<Form />),
  events: {
    'file.picked': (event) => pickFile(field(), fileOf(event.file)),
    'file.cleared': () => {
      const button = clearButton();
      if (!button) throw new Error('There is nothing to clear the file with.');
      fireEvent.click(button);
      expect(document.activeElement).toBe(field());
    },
  },
  actions: {
    attachFile: ({ file }: { file: Resume }) => screen.getByText(file.name),
    detachFile: () => expect(field().value).toBe(''),
  },
  element: () => document.querySelector<HTMLElement>('[data-chooser]'),
  expectState: (state) => {
    expect(screen.queryByText('No file chosen') === null).toBe(state === 'chosen');
    // A cross.
    expect(clearButton()?.querySelectorAll('svg').length).toBe(state === 'chosen' ? 1 : undefined);
    if (state !== 'chosen') expect(field().value).toBe('');
    const isRefused = state === 'refused';
    expect(screen.queryByRole('alert')?.textContent).toBe(isRefused ? wrongFile : undefined);
    expect(field().getAttribute('aria-invalid')).toBe(isRefused ? 'true' : 'false');
    const file = state === 'chosen' ? expect.any(String) : noFile;
    expect(descriptions()).toEqual([file, cvHint, ...(isRefused ? [wrongFile] : [])]);
  },
};
