import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEarlyInput } from '../../src/actors/earlyInput.ts';

const FIELDS = ['name', 'email', 'service', 'role', 'absent'] as const;

test('what was typed before hydration is sent, and no empty field or placeholder', () => {
  document.body.innerHTML = `
    <form>
      <input name="name" value="Asha" /><input name="email" />
      <select name="service"><option value="selected">Select</option></select>
      <select name="role"><option>Scriptwriter</option></select>
    </form>`;
  const send = vi.fn();
  renderHook(() => useEarlyInput({ current: document.forms[0] ?? null }, FIELDS, 'selected', send));
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    { type: 'field.changed', field: 'name', value: 'Asha' },
    { type: 'field.changed', field: 'role', value: 'Scriptwriter' },
    { type: 'contact.left' },
  ]);
});
