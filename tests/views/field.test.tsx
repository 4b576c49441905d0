import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField, TextArea, TextField } from '../../src/ui/Field.tsx';

test.each([
  ['an input', TextField],
  ['a select', SelectField],
  ['a text area', TextArea],
])('%s is described by its hint and its error together', (_, Field) => {
  const { rerender } = render(
    <Field label="Role" hint="As you like." error="Choose one.">
      {undefined}
    </Field>,
  );
  const control = screen.getByLabelText<HTMLInputElement>('Role');
  const described = () =>
    control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual(['As you like.', 'Choose one.']);
  expect(control.ariaInvalid).toBe('true');
  rerender(
    <Field label="Role" hint="As you like.">
      {undefined}
    </Field>,
  );
  expect(described()).toEqual(['As you like.']);
  expect(control.ariaInvalid).toBe('false');
});
