import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as silentInput from '../../src/actors/silentInput.ts';
import { freshModule } from './freshModule.ts';

const FIELDS = ['name', 'email', 'contact', 'service', 'role', 'absent'] as const;

/** Watches the document's form for a machine that holds no value but a placeholder. */
function watchForm({ useSilentInput } = silentInput) {
  const send = vi.fn();
  const values = { name: '', email: '', contact: '', service: 'selected', role: '', absent: '' };
  const { unmount } = renderHook(() =>
    useSilentInput({ current: document.forms[0] ?? null }, FIELDS, values, send),
  );
  return { send, unmount };
}

test('what was typed before hydration is sent, and no empty field or placeholder', () => {
  document.body.innerHTML = `
    <form>
      <input name="name" value="Asha" /><input name="email" /><input name="contact" value="12" />
      <select name="service"><option value="selected">Select</option></select>
      <select name="role"><option>Scriptwriter</option></select>
    </form>`;
  const { send } = watchForm();
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    { type: 'field.changed', field: 'name', value: 'Asha' },
    { type: 'field.changed', field: 'contact', value: '12' },
    { type: 'contact.left' },
    { type: 'field.changed', field: 'role', value: 'Scriptwriter' },
  ]);
});

test('what was typed in the prerendered form is sent when React has replaced it, and for no other form', async () => {
  // An extension may add a form before it.
  document.body.innerHTML = '<form></form><main><form><input name="name" value="Asha" /></form></main>';
  const fresh = await freshModule<typeof silentInput>('actors/silentInput.ts');
  document.body.innerHTML = '<main><form><input name="name" /></form></main>';
  const sent = { type: 'field.changed', field: 'name', value: 'Asha' };
  expect(watchForm(fresh).send.mock.calls).toEqual([[sent]]);
  expect(watchForm(fresh).send).not.toHaveBeenCalled();
});

test.each(['focusin', 'submit'])('what a program has filled in without an event is sent at %s', (type) => {
  document.body.innerHTML = '<form><input name="name" /><input name="email" /></form>';
  const { send, unmount } = watchForm();
  const [form] = document.forms;
  const name = form?.elements.namedItem('name') as HTMLInputElement;
  name.value = 'Asha';
  send.mockClear();
  const happens = () => (type === 'submit' ? form : name)?.dispatchEvent(new Event(type, { bubbles: true }));
  happens();
  expect(send.mock.calls).toEqual([[{ type: 'field.changed', field: 'name', value: 'Asha' }]]);
  name.value = 'Asha Verma';
  happens();
  expect(send, 'each time').toHaveBeenLastCalledWith({
    type: 'field.changed',
    field: 'name',
    value: name.value,
  });
  unmount();
  send.mockClear();
  happens();
  expect(send).not.toHaveBeenCalled();
});
