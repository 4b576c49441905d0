import { fireEvent } from '@testing-library/react';
import type { Resume } from '../../machines/resumeChooser.machine.ts';

/** A file with the name, type and size that a browser reports. */
export const fileOf = ({ name, type, size }: Resume) => new File([new Uint8Array(size)], name, { type });

/**
 * Picks a file in a field; without a file, cancels the dialog. A stand-in, because jsdom has no file dialog.
 */
export function pickFile(field: HTMLInputElement, file: File | undefined): void {
  let files = file ? [file] : [];
  Object.defineProperties(field, {
    files: { configurable: true, get: () => files },
    value: {
      configurable: true,
      get: () => (files[0] ? `C:\\fakepath\\${files[0].name}` : ''),
      set: (value: string) => {
        if (value === '') files = [];
      },
    },
  });
  fireEvent.change(field);
}
