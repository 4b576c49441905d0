import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { TextField } from './Field.tsx';

interface ContactFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called when the visitor leaves the field, and when the browser autofills it. */
  onLeave: () => void;
}

/** The contact number of both forms. Its machine may shorten the typed text; the caret stays in place. */
export function ContactField({ onChange, onLeave, ...field }: ContactFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const edit = useRef<{ typed: string; digitsAfterCaret: number }>(undefined);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionEnd } = event.currentTarget;
    const digitsAfterCaret = value.slice(selectionEnd ?? value.length).replace(/\D/g, '').length;
    edit.current = { typed: value, digitsAfterCaret };
    onChange(event);
    if (document.activeElement !== event.currentTarget) onLeave();
  };

  // React has written the shorter value, which makes the browser move the caret to its end.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || !edit.current) return;
    const { typed, digitsAfterCaret } = edit.current;
    edit.current = undefined;
    if (document.activeElement !== element || element.value === typed) return;
    const caret = Math.max(0, element.value.length - digitsAfterCaret);
    element.setSelectionRange(caret, caret);
  });

  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      inputMode="numeric"
      // No maxLength: it would cut '98765-43210' short before the machine takes the dash out.
      autoComplete="tel-national"
      onChange={change}
      onBlur={onLeave}
    />
  );
}
