import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { enquiryMachine } from '../../machines/enquiry.machine.ts';
import { scrub } from '../../src/inspectors.ts';
import { formInputs, typed } from '../worlds/enquiry.world.ts';

test('what a visitor typed never reaches the inspector, the states do', () => {
  const actor = createActor(enquiryMachine, {
    input: { ...formInputs.home, behaviour: 'specified' },
  }).start();
  for (const [field, value] of Object.entries(typed)) {
    const event = { type: 'field.changed', field: field as keyof typeof typed, value } as const;
    expect(JSON.stringify(scrub({ event }))).not.toContain(value);
    actor.send(event);
  }
  const copy = JSON.stringify(scrub({ snapshot: actor.getPersistedSnapshot(), event: { output: typed } }));
  for (const value of [...Object.values(typed), '9876543210']) expect(copy).not.toContain(value);
  expect(copy).toContain('"value":"restoring"');
  actor.stop();
});

test('a circular snapshot is copied, not followed for ever', () => {
  const snapshot: Record<string, unknown> = { value: 'open' };
  snapshot.self = snapshot;
  expect(scrub(snapshot)).toEqual({ value: 'open', self: undefined });
});
