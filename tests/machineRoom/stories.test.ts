import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { eventWith, type Realm } from '../../src/machineRoom/core/payload.ts';
import { planStories } from '../../src/machineRoom/core/planStories.ts';
import { takeStep } from '../../src/machineRoom/core/stories.ts';
import { modelInputs } from '../modelInputs/index.ts';
import { runningEnquiry } from './running.ts';

/** The window of a frame. */
const realm: Realm = { Error: class FrameError extends Error {} as ErrorConstructor };

describe.each(Object.keys(machines) as MachineName[])('the stories of %s', async (name) => {
  const stories = planStories(name);

  test('are plain data, as a worker posts it', () => {
    expect(structuredClone(stories)).toEqual(stories);
    expect(stories.length).toBeGreaterThan(0);
  });

  test.each(stories)('$name: every step as expected', (story) => {
    const [input] = Object.values(modelInputs[name].inputs ?? { none: undefined });
    const actor = createActor(machines[name] as AnyStateMachine, { input }).start();
    for (const [index, { expected }] of story.steps.entries())
      expect(takeStep({ actor, realm }, story, index), `step ${index}`).toEqual({
        actual: expected,
        isAsExpected: true,
      });
  });
});

test('a step that leads elsewhere is told', async () => {
  const { actor } = await runningEnquiry();
  const [story] = planStories('enquiry');
  if (story === undefined) throw new Error('There is no story.');
  takeStep({ actor, realm }, story, 0);
  const wrong = { ...story, steps: story.steps.map((step) => ({ ...step, expected: 'thanked' })) };
  expect(takeStep({ actor, realm }, wrong, 1)).toMatchObject({ isAsExpected: false });
  expect(() => takeStep({ actor, realm }, story, 99)).toThrow('no step 99');
});

test("an error is one of the actor's own window, because guards ask for its class", () => {
  expect(eventWith('xstate.error.actor.play', '{"error":{}}', realm).error).toBeInstanceOf(realm.Error);
});
