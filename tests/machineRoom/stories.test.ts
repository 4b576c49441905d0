import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { planStories } from '../../src/machineRoom/core/planStories.ts';
import { takeStep } from '../../src/machineRoom/core/stories.ts';
import { modelInputs } from '../modelInputs/index.ts';
import { runningEnquiry } from './running.ts';

describe.each(Object.keys(machines) as MachineName[])('the stories of %s', async (name) => {
  const stories = await planStories(name);

  test('are plain data, as a worker posts it', () => {
    expect(structuredClone(stories)).toEqual(stories);
    expect(stories.length).toBeGreaterThan(0);
  });

  test.each(stories.map((story) => [story.name, story] as const))(
    '%s: every step as expected',
    (_, story) => {
      const [input] = Object.values(modelInputs[name].inputs ?? { none: undefined });
      const actor = createActor(machines[name] as AnyStateMachine, { input }).start();
      for (const [index, { expected }] of story.steps.entries())
        expect(takeStep(actor, story, index), `step ${index}`).toEqual({
          actual: expected,
          isAsExpected: true,
        });
    },
  );
});

test('a step that leads elsewhere is told', async () => {
  const { actor } = await runningEnquiry();
  const [story] = await planStories('enquiry');
  if (story === undefined) throw new Error('There is no story.');
  takeStep(actor, story, 0);
  const wrong = { ...story, steps: story.steps.map((step) => ({ ...step, expected: 'thanked' })) };
  expect(takeStep(actor, wrong, 1)).toMatchObject({ isAsExpected: false });
  expect(() => takeStep(actor, story, 99)).toThrow('no step 99');
});
