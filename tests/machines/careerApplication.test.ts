import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type ApplicationFault,
  type ApplicationField,
  applicationFaults,
  careerApplicationMachine,
} from '../../machines/careerApplication.machine.ts';
import { applied, resume } from '../modelInputs/careers.ts';

type Behaviour = 'specified' | 'assisted';

/** A filled application, and what it asked of the outside. */
function filled(behaviour: Behaviour, application: Partial<typeof applied> = {}) {
  const asked = { logged: [] as unknown[], invalid: 0, focused: [] as unknown[], offered: 0 };
  const actor = createActor(
    careerApplicationMachine.provide({
      actions: {
        logApplication: (_, data) => asked.logged.push(data),
        logInvalid: () => asked.invalid++,
        focusFault: (_, { field }) => asked.focused.push(field),
        focusOffer: () => asked.offered++,
      },
    }),
    { input: { behaviour } },
  ).start();
  const change = (field: ApplicationField, value: string) =>
    actor.send({ type: 'field.changed', field, value });
  for (const [field, value] of Object.entries({ ...applied, ...application }))
    change(field as ApplicationField, value);
  actor.send({ type: 'file.changed', cv: resume });
  return {
    asked,
    change,
    clear: () => actor.send({ type: 'file.changed', cv: null }),
    leave: () => actor.send({ type: 'contact.left' }),
    submit: () => actor.send({ type: 'application.submitted' }),
    refuse: (...fields: ApplicationFault[]) => actor.send({ type: 'application.refused', fields }),
    state: () => actor.getSnapshot().value,
    faults: () => applicationFaults(actor.getSnapshot().context),
  };
}

describe.each(['specified', 'assisted'] as const)('%s', (behaviour) => {
  test('a valid application is logged and prepared, and again at every Submit (CAREER-14)', () => {
    const { submit, state, asked } = filled(behaviour);
    submit();
    expect(state()).toBe('prepared');
    expect(asked.logged).toHaveLength(1);
    expect(asked.logged[0]).toMatchObject({ ...applied, contact: '9876543210', cv: resume });
    submit();
    expect(state()).toBe('prepared');
    expect(asked.logged).toHaveLength(2);
    expect(asked.logged[1]).toEqual(asked.logged[0]);
    expect(asked).toMatchObject({ offered: 1, invalid: 0, focused: [] });
  });

  test('what is changed afterwards is no longer what was prepared', () => {
    for (const edit of ['change', 'clear'] as const) {
      const application = filled(behaviour);
      application.submit();
      if (edit === 'change') application.change('name', 'Asha');
      else application.clear();
      expect(application.state()).toBe('filling');
    }
  });

  test('leaving the contact field changes nothing that was prepared', () => {
    const { submit, leave, state } = filled(behaviour);
    submit();
    leave();
    expect(state()).toBe('prepared');
  });
});

test('specified, an invalid application is only logged (CAREER-15)', () => {
  for (const attempt of ['submit', 'refuse'] as const) {
    const application = filled('specified', { name: ' ' });
    if (attempt === 'submit') application.submit();
    else application.refuse('email');
    expect(application.state()).toBe('filling');
    expect(application.asked).toEqual({ logged: [], invalid: 1, focused: [], offered: 0 });
  }
});

describe('assisted, the fields at fault are named', () => {
  test('what the browser finds invalid: an address that is none', () => {
    const { refuse, state, faults, asked, change, submit } = filled('assisted', { email: 'not-an-address' });
    refuse('email');
    expect(state()).toBe('faulted');
    expect(faults()).toEqual(['email']);
    expect(asked).toMatchObject({ logged: [], invalid: 1 });
    change('email', applied.email);
    expect(state()).toBe('filling');
    expect(faults()).toEqual([]);
    submit();
    expect(state()).toBe('prepared');
  });

  test('with what the browser lets pass, in the order a visitor meets them', () => {
    const { refuse, faults } = filled('assisted', { name: ' ', email: 'not-an-address', about: '' });
    refuse('email', 'about');
    expect(faults()).toEqual(['name', 'email', 'about']);
  });

  test('what a later attempt finds counts, not what an earlier one found', () => {
    const { refuse, faults } = filled('assisted', { email: 'not-an-address' });
    refuse('email', 'cv');
    refuse('email');
    expect(faults()).toEqual(['email']);
  });

  test('white space and the placeholder, which only the machine finds: the first gets the focus', () => {
    const { submit, state, faults, asked } = filled('assisted', { role: 'selected', about: '\n ' });
    submit();
    expect(state()).toBe('faulted');
    expect(faults()).toEqual(['role', 'about']);
    expect(asked).toMatchObject({ logged: [], invalid: 1, focused: ['role'] });
  });
});
