import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { everyTransition } from '../../machines/transitions.ts';
import { modelInputs } from '../modelInputs/index.ts';
import { toMermaid } from '../support/mermaid.ts';
import { type ModelInputs, plan } from '../support/plan.ts';

const statesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesIn),
];

describe.each(Object.entries<AnyStateMachine>(machines))('%s', (name, machine) => {
  test('every declared transition is walked, and nothing else', async () => {
    const inputs = modelInputs[name as MachineName] as ModelInputs<AnyStateMachine>;
    const { transitions } = await plan(machine, inputs);
    expect(transitions).toEqual(everyTransition(machine));
  });

  test('its id is its name in the registry', () => {
    expect(machine.id).toBe(name);
  });

  test('every state says what it is', () => {
    const [, ...states] = statesIn(machine.root);
    expect(states.filter(({ description }) => !description).map(({ id }) => id)).toEqual([]);
  });

  test('every invoked id equals its src', () => {
    for (const { id, src } of statesIn(machine.root).flatMap(({ invoke }) => invoke)) expect(id).toBe(src);
  });

  test('its diagram is current', async () => {
    await expect(`${toMermaid(machine)}\n`).toMatchFileSnapshot(`../../machines/diagrams/${name}.mmd`);
  });
});

test('the registry holds every machine file', () => {
  const files = readdirSync(new URL('../../machines/', import.meta.url)).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  expect(Object.keys(machines).map((name) => `${name}.machine.ts`)).toEqual(files.sort());
});
