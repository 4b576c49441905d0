import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from 'xstate';
import { machines } from '../../machines/index.ts';
import { statesIn, transitionsIn } from '../support/recorders.ts';
import { readSource } from '../support/sources.ts';

const readme = readSource('machines/README.md');

/** The names of actions, guards and actors; without those that xstate adds to a state with delays. */
const namesOf = (named: readonly unknown[]) =>
  named
    .filter((one) => one !== undefined && typeof one !== 'function')
    .map((one) => (typeof one === 'object' ? (one as { type: string }).type : String(one)))
    .filter((name) => !name.startsWith('xstate.'));

describe.each(Object.entries<AnyStateMachine>(machines))('%s', (name, machine) => {
  test('README has its line, and its diagram', () => {
    const lines = [
      `| [\`${name}\`](${name}.machine.ts) |`,
      `### ${name}\n\n![The states and transitions of ${name}](diagrams/${name}.svg)`,
    ];
    expect(
      lines.filter((line) => !readme.includes(line)),
      'machines/README.md lacks them',
    ).toEqual([]);
  });

  test('its id is its name in the registry', () => {
    expect(machine.id).toBe(name);
  });

  test('every state says what it is', () => {
    const [, ...states] = statesIn(machine.root);
    expect(states.filter(({ description }) => !description).map(({ id }) => id)).toEqual([]);
  });

  test('everything it names is in its setup', () => {
    const nodes = statesIn(machine.root);
    const transitions = transitionsIn(machine);
    const actions = [
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap((one) => one.actions),
    ];
    const { implementations } = machine;
    const declared = (kind: keyof typeof implementations) => Object.keys(implementations[kind]);
    expect(declared('actions')).toEqual(expect.arrayContaining(namesOf(actions)));
    expect(declared('guards')).toEqual(
      expect.arrayContaining(namesOf(transitions.map(({ guard }) => guard))),
    );
    expect(declared('actors')).toEqual(
      expect.arrayContaining(nodes.flatMap(({ invoke }) => namesOf(invoke.map(({ src }) => src)))),
    );
  });

  test('an actor that nobody provides fails and says its name', async () => {
    const { actors } = machine.implementations;
    for (const actor of Object.keys(actors)) {
      const running = createActor(actors[actor] as AnyActorLogic, { input: {} });
      const outcome = toPromise(running);
      running.start();
      await expect(outcome).rejects.toThrow(new Error(`${actor} is not provided`));
    }
  });

  test('every invoked id equals its src', () => {
    for (const { id, src } of statesIn(machine.root).flatMap(({ invoke }) => invoke)) expect(id).toBe(src);
  });
});

test('the registry holds every machine file', () => {
  const files = readdirSync(new URL('../../machines/', import.meta.url)).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  expect(Object.keys(machines).map((name) => `${name}.machine.ts`)).toEqual(files.sort());
});
