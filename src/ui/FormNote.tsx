import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { textLink } from '../theme/text.css.ts';
import { note } from './FormNote.css.ts';

interface FormNoteProps {
  children: ReactNode;
  /** True where leaving the page would lose typed text. */
  inNewTab?: boolean;
}

/** The line under a form: the use of its data, and the link to /privacy (PAGE-3). */
export const FormNote = ({ children, inNewTab }: FormNoteProps) => (
  <p className={note}>
    {children}{' '}
    <Link className={textLink} to="/privacy" {...(inNewTab && { target: '_blank' })}>
      How we use what you send{inNewTab ? ' (opens in a new tab)' : null}
    </Link>
  </p>
);
