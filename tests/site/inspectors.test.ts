import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { careerApplicationMachine } from '../../machines/careerApplication.machine.ts';
import { enquiryMachine } from '../../machines/enquiry.machine.ts';
import { resumeChooserMachine } from '../../machines/resumeChooser.machine.ts';
import { scrub } from '../../src/inspectors.ts';
import { applied, resume } from '../worlds/careers.world.ts';
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
  for (const value of [...Object.values(typed), '9876543210', '919876543210'])
    expect(copy).not.toContain(value);
  expect(copy).toContain('"value":"restoring"');
  actor.stop();
});

test('nor does what an applicant typed, or the name of a file', () => {
  const actor = createActor(careerApplicationMachine, { input: { behaviour: 'specified' } }).start();
  for (const [field, value] of Object.entries(applied)) {
    const event = { type: 'field.changed', field: field as keyof typeof applied, value } as const;
    expect(JSON.stringify(scrub({ event }))).not.toContain(value);
    actor.send(event);
  }
  actor.send({ type: 'file.changed', cv: resume });
  const chosen = createActor(resumeChooserMachine).start();
  chosen.send({ type: 'file.picked', file: resume });
  const copy = JSON.stringify(scrub([actor, chosen].map((each) => each.getPersistedSnapshot())));
  for (const value of [...Object.values(applied), '9876543210', '919876543210', resume.name])
    expect(copy).not.toContain(value);
  expect(copy).toContain(resume.type);
});

test('a circular snapshot is copied, not followed for ever', () => {
  const snapshot: Record<string, unknown> = { value: 'open' };
  snapshot.self = snapshot;
  expect(scrub(snapshot)).toEqual({ value: 'open', self: undefined });
});
