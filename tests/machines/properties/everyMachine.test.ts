import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { type MachineName, machines } from '../../../machines/index.ts';
import { pathOf } from '../../../src/actors/statePath.ts';
import type { StateRules, Step } from '../../specification/format.ts';
import { machineRules } from '../../specification/machineRules.ts';
import { simulate } from '../../support/simulatedActor.ts';
import { eventsOf, forAll, historiesOf, inputOf, stepsOf } from './histories.ts';
import { endings } from './pauseReasons.ts';

const names = Object.keys(machines) as MachineName[];

/** The events of every machine, and undeclared types: most are unknown to the one under test. */
const foreign: fc.Arbitrary<Step> = fc.oneof(
  ...names.flatMap((name) => eventsOf(name)),
  fc.constantFrom({ type: '' }, { type: 'no.such.event' }, { type: '__proto__' }),
);

/** True for one state of each level, and for every region of a parallel one. */
function isDeclared(node: AnyStateNode, value: StateValue | undefined): boolean {
  const declared = Object.keys(node.states);
  const inner = typeof value === 'string' ? { [value]: undefined } : (value ?? {});
  const entered = Object.keys(inner);
  const isWhole =
    entered.length === (node.type === 'parallel' ? declared.length : Math.min(declared.length, 1));
  return (
    isWhole &&
    entered.every((name) => {
      const child = node.states[name];
      return child !== undefined && isDeclared(child, inner[name]);
    })
  );
}

/** The first violation in a snapshot; undefined when there is none. */
function violationIn(
  { status, context, value, machine }: AnyMachineSnapshot,
  keys: string,
): string | undefined {
  if (status === 'error') return 'it has failed';
  if (Object.keys(context).join() !== keys) return `its context has the keys ${Object.keys(context).join()}`;
  if (!isDeclared(machine.root, value)) return `no such state: ${JSON.stringify(value)}`;
  return undefined;
}

type IsEnd = (snapshot: AnyMachineSnapshot, state: string) => boolean;

/** Dead ends that are meant, besides final states. */
const ends: Partial<Record<MachineName, IsEnd>> = {
  // The dialog waits on (ENQUIRY-17).
  enquiry: (snapshot) => snapshot.matches('stuckWaiting') && snapshot.context.behaviour === 'specified',
  // The poster stays.
  heroVideo: (snapshot) => snapshot.matches('unplayable'),
  // A strip keeps its copy.
  logoStrip: (_, state) => state === 'track.doubled',
};

/** The state of each region, or the one state. */
const statesOf = (value: StateValue) => pathOf(value).split(' ');

/** Ends every pause reason, whichever way the control stands. */
const resume = [...endings.values(), 'control.pressed'];

/**
 * Steps through every specified state and row. In a parallel machine every region is active, so no path to its states is
 * needed.
 */
function longPathOf(name: MachineName): Step[] {
  const states = new Map(machineRules[name].states.map((state) => [state.in, state]));
  const rows = (on: StateRules['on'] = []) => on.map(([step]) => step);
  if (machines[name].root.type !== 'parallel')
    return [...states.values()].flatMap(({ by, on }) => [...by, ...rows(on)]);
  const steps = [...states.values()].flatMap(({ on }) => rows(on));
  return [...resume, ...new Map(steps.map((step) => [JSON.stringify(step), step])).values(), ...resume];
}

// XState warns of events that come after the end.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe.each(names)('%s', (name) => {
  const machine: AnyStateMachine = machines[name];

  test('survives every event in every state and after its end; only the intended states are dead ends', () => {
    const steps = fc.oneof({ weight: 4, arbitrary: stepsOf(name) }, { weight: 1, arbitrary: foreign });
    const late = fc.array(steps, { maxLength: 3 });
    const longPath = longPathOf(name);
    forAll(inputOf(name), historiesOf(name, steps), late, (input, history, afterwards) => {
      const { actor, errors, snapshot, take } = simulate(machine, input);
      const keys = Object.keys(snapshot().context).join();
      const takeSafely = (step: Step) => {
        take(step);
        const violation = errors.length > 0 ? String(errors[0]) : violationIn(snapshot(), keys);
        if (violation !== undefined) expect.fail(violation);
      };
      for (const step of history) takeSafely(step);

      if (snapshot().status === 'active') {
        const here = statesOf(snapshot().value);
        const lasting = here.filter((state) => ends[name]?.(snapshot(), state));
        let stays = here;
        for (const step of longPath) {
          takeSafely(step);
          stays = stays.filter((state) => statesOf(snapshot().value).includes(state));
          if (stays.length === 0) break;
        }
        expect(stays).toEqual(lasting);
      }

      actor.stop();
      const { value, context } = snapshot();
      for (const step of afterwards) takeSafely(step);
      expect(snapshot()).toMatchObject({ value, context });
    });
  });
});
