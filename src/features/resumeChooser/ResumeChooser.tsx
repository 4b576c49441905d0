import { useRef } from 'react';
import { RESUME_EXTENSIONS, type Resume } from '../../../machines/resumeChooser.machine.ts';
import { pathOf } from '../../actors/statePath.ts';
import { careersWords } from '../../content/careers.ts';
import { spanAll } from '../../ui/Field.css.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './ResumeChooser.css.ts';
import { useResumeChooser } from './useResumeChooser.ts';

const words = careersWords.form;

interface ResumeChooserProps {
  /** The form's error message for the field. */
  error?: string | undefined;
  /** The chosen file. */
  cv: Resume | null;
  /** Called when the file changes, with the file or null. Later renders do not replace it. */
  onChange: (cv: Resume | null) => void;
}

function Cross() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="m1.5 1.5 15 15m0-15-15 15" strokeWidth="2.4" />
    </svg>
  );
}

/**
 * Chooses a résumé: the browser's own file field over a box in the form's style, so that files can be dropped on it.
 */
export function ResumeChooser({ error, cv, onChange }: ResumeChooserProps) {
  const field = useRef<HTMLInputElement>(null);
  const [snapshot, send, { read, reads }] = useResumeChooser(field, onChange);

  const clearAndStay = () => {
    send({ type: 'file.cleared' });
    // The button disappears with the file; the focus moves to the field.
    field.current?.focus();
  };

  // A new alert each time: screen readers say nothing of one that stays.
  const refusal = (
    <span key={reads} role="alert">
      {words.wrongFile}
    </span>
  );

  return (
    <FieldFrame
      label={words.labels.cv}
      hint={words.cvHint}
      error={snapshot.matches('refused') ? refusal : error}
      className={spanAll}
      data-state={pathOf(snapshot.value)}
      data-chooser=""
    >
      {(control) => (
        <div className={css.row}>
          <div className={css.box}>
            <span className={css.choose} aria-hidden="true">
              {words.chooseFile}
            </span>
            <span className={css.name} id={`${control.id}-name`}>
              {cv?.name ?? words.noFile}
            </span>
            <input
              ref={field}
              className={css.field}
              name="cv"
              type="file"
              accept={RESUME_EXTENSIONS.join(',')}
              required
              {...control}
              aria-describedby={`${control.id}-name ${control['aria-describedby']}`}
              onChange={read}
            />
          </div>
          {snapshot.matches('chosen') ? (
            <button type="button" className={css.clear} onClick={clearAndStay}>
              <Cross />
              <VisuallyHidden>{words.clearFile}</VisuallyHidden>
            </button>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}
