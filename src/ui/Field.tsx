import { type ComponentProps, type ReactNode, useId } from 'react';
import * as css from './Field.css.ts';
import { ChevronDown } from './icons.tsx';

interface FieldProps {
  label: string;
  /** A hint, beneath the control so that neighbouring fields align. */
  hint?: string | undefined;
  /** The error message; the field counts as invalid while there is one. */
  error?: string | undefined;
  /** Class of the whole field, for its place in the form's grid. */
  className?: string | undefined;
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'className' | 'style' | 'children' | 'id'>;

/** The ids and ARIA attributes that tie a control to its label, hint and error. */
function useField({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

interface FieldFrameProps extends FieldProps {
  parts: ReturnType<typeof useField>;
  children: ReactNode;
}

function FieldFrame({ label, hint, error, className = '', parts, children }: FieldFrameProps) {
  return (
    <div className={`${css.field} ${className}`}>
      <label className={css.label} htmlFor={parts.control.id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={css.hint} id={parts.hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={parts.errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text, in the direction of its script. Takes the other attributes of `<input>`, `ref` included. */
export function TextField({ label, hint, error, className, ...native }: Own<'input'>) {
  const parts = useField({ hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} parts={parts}>
      <input dir="auto" {...native} {...parts.control} className={css.input} />
    </FieldFrame>
  );
}

/** A choice from a list; its `<option>`s are the children. Takes the other attributes of `<select>`, `ref` included. */
export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...native
}: Own<'select'> & { children: ReactNode }) {
  const parts = useField({ hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} parts={parts}>
      <div className={css.selectBox}>
        <select {...native} {...parts.control} className={css.select}>
          {children}
        </select>
        <span className={css.selectArrow}>
          <ChevronDown />
        </span>
      </div>
    </FieldFrame>
  );
}

/**
 * Text of any length, in the direction of its script; the field grows with it. Takes the other attributes of
 * `<textarea>`, `ref` included.
 */
export function TextArea({ label, hint, error, className, ...native }: Own<'textarea'>) {
  const parts = useField({ hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} parts={parts}>
      <textarea rows={4} dir="auto" {...native} {...parts.control} className={css.textArea} />
    </FieldFrame>
  );
}
