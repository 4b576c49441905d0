import { type ComponentProps, type ReactNode, useId } from 'react';
import * as css from './Field.css.ts';
import { ChevronDown } from './icons.tsx';

interface FieldProps {
  label: string;
  /** A hint, beneath the control so that neighbouring fields align. */
  hint?: string | undefined;
  /** The error message; the field counts as invalid while there is one. */
  error?: ReactNode;
  /** Class of the whole field, for its place in the form's grid. */
  className?: string | undefined;
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'className' | 'style' | 'children' | 'id'>;

interface FieldFrameProps extends FieldProps, Omit<ComponentProps<'div'>, 'className' | 'children'> {
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (
    control: Required<Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>>,
  ) => ReactNode;
}

/** A control with its label, hint and error. Takes the other attributes of `<div>`. */
export function FieldFrame({ label, hint, error, className = '', children, ...native }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div {...native} className={`${css.field} ${className}`}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        // Not left out: Chromium would report the browser's own validity before the visitor has done anything.
        'aria-invalid': Boolean(error),
      })}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text, in the direction of its script. Takes the other attributes of `<input>`, `ref` included. */
export function TextField({ label, hint, error, className, ...native }: Own<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => <input dir="auto" {...native} {...control} className={css.input} />}
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
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={css.selectBox}>
          <select {...native} {...control} className={css.select}>
            {children}
          </select>
          <span className={css.selectArrow}>
            <ChevronDown />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

/**
 * Text of any length, in the direction of its script; the field grows with it. Takes the other attributes of
 * `<textarea>`, `ref` included.
 */
export function TextArea({ label, hint, error, className, ...native }: Own<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={4} dir="auto" {...native} {...control} className={css.textArea} />}
    </FieldFrame>
  );
}
