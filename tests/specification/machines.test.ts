import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { statesIn } from '../support/recorders.ts';
import { type Observed, simulate } from '../support/simulatedActor.ts';
import {
  type Effects,
  isDelay,
  isSettle,
  type Named,
  after as pass,
  type StateRules,
  type Step,
  stepsIn,
} from './format.ts';
import { machineRules } from './machineRules.ts';

/** Longer than any delay of the site, ms. */
const LONG = 86_400_000;

type Trial = ReturnType<typeof simulate<AnyStateMachine>>;

/** Takes a step; one that ends an actor needs it to run. */
function take(trial: Trial, step: Step): Observed {
  if (isSettle(step)) expect(trial.running()).toContain(step.actor);
  return trial.take(step);
}

function reach(machine: AnyStateMachine, input: unknown, { by }: StateRules): Trial {
  const trial = simulate(machine, input);
  for (const step of by) take(trial, step);
  trial.observed();
  return trial;
}

function stateOf({ errors, snapshot }: Trial) {
  expect(errors).toEqual([]);
  const { value, context, status, tags } = snapshot();
  return {
    state: pathOf(value),
    context: context as Record<string, unknown>,
    status,
    tags: [...tags].sort(),
  };
}

/** Regions in the order of their declaration, each with its state. */
const regionsOf = (state: string) => new Map(state.split(' ').map((path) => [path.split('.')[0], path]));

/** True while each region that a rule names is in the rule's state. */
const applies = (rules: StateRules, state: string) =>
  rules.in.split(' ').every((path) => state.split(' ').includes(path));

/** The whole state after a change of some regions. */
const changed = (state: string, to: string, isParallel: boolean) =>
  isParallel ? [...new Map([...regionsOf(state), ...regionsOf(to)]).values()].join(' ') : to;

/** Compares actions and actors: those given by name alone may carry any data. */
const expectNamed = (
  actual: readonly (readonly [name: string, data: unknown])[],
  expected: readonly Named[] = [],
) => {
  const names = expected.map((one) => (typeof one === 'string' ? one : one[0]));
  expect(actual.map(([name]) => name)).toEqual(names);
  for (const [index, one] of expected.entries())
    if (typeof one !== 'string') expect(actual[index]).toMatchObject(one);
};

const expectDone = (observed: Observed, { does, starts }: Effects = {}) => {
  expectNamed(
    observed.actions.map(({ type, params }) => [type, params]),
    does,
  );
  expectNamed(
    observed.starts.map(({ src, input }) => [src, input]),
    starts,
  );
};

/** The type of a step, without its data. */
function labelOf(step: Step): string {
  if (typeof step === 'string') return step;
  if (isDelay(step)) return `after ${step.after} ms`;
  if (isSettle(step)) return `${step.actor} ${'error' in step ? 'fails' : 'is done'}`;
  return step.type;
}

function nameOf(step: Step): string {
  if (typeof step === 'string' || isDelay(step)) return labelOf(step);
  const { type: _type, actor: _actor, ...data } = { type: '', actor: '', ...step };
  return `${labelOf(step)} ${JSON.stringify(data)}`;
}

describe.each(Object.entries(machineRules))('%s', (name, specified) => {
  const machine: AnyStateMachine = machines[name as MachineName];
  const isParallel = machine.root.type === 'parallel';
  const inputs = Object.entries<unknown>(specified.inputs ?? { '': undefined });

  test.each(inputs)('starts %s', (_, input) => {
    const trial = simulate(machine, input);
    expect(stateOf(trial)).toMatchObject({
      state: specified.start,
      context: (specified.context?.(input as never) ?? {}) as object,
    });
    expectDone(trial.observed(), specified.first);
  });

  /** The events that the rows name. */
  const events = [
    ...new Map(specified.states.flatMap(stepsIn).map((step) => [nameOf(step), step])).values(),
  ].filter((step) => !isDelay(step) && !isSettle(step));

  describe.each(inputs)('%s', (inputName, input) => {
    const states = specified.states.filter(({ only = '' }) => inputName.includes(only));
    for (const rules of states) {
      const history = rules.by.map(labelOf).join(', ');
      describe(`in ${rules.in}${history ? `, by ${history}` : ''}`, () => {
        proveState(rules, states, input);
      });
    }
  });

  function proveState(rules: StateRules, states: readonly StateRules[], input: unknown) {
    const { on: rows = [], ignores = [] } = rules;

    test('its steps lead to this state', () => {
      const trial = reach(machine, input, rules);
      const { state, status, tags } = stateOf(trial);
      expect(applies(rules, state), `${state} is ${rules.in}`).toBe(true);
      expect(status).toBe(rules.isFinal ? 'done' : 'active');
      expect(tags).toEqual(rules.tags ?? []);
    });

    test.each(rows.map((row) => [nameOf(row[0]), row] as const))('%s', (_, [step, to, effects = {}]) => {
      const trial = reach(machine, input, rules);
      const before = stateOf(trial);
      if (isDelay(step) && step.after > 0) {
        expectDone(take(trial, pass(step.after - 1)));
        expect(stateOf(trial), 'a millisecond before').toEqual(before);
      }
      const observed = take(trial, isDelay(step) ? pass(Math.min(step.after, 1)) : step);
      const { state, context } = stateOf(trial);
      expect(state).toBe(changed(before.state, to, isParallel));
      expect(context).toEqual({ ...before.context, ...effects.assigns });
      expectDone(observed, effects);
    });

    test('nothing else changes anything', () => {
      const [delay] = rows.flatMap(([step, to]) => (isDelay(step) ? { ms: step.after, to } : []));
      const trial = reach(machine, input, rules);
      if (delay) take(trial, pass(delay.ms - 1));
      const before = stateOf(trial);
      const inState = states.filter((other) => applies(other, before.state)).flatMap(({ on = [] }) => on);
      const taken = new Set(inState.map(([step]) => labelOf(step)));
      // A machine that has ended takes no event.
      const others = rules.isFinal ? [] : events.filter((event) => !taken.has(labelOf(event)));
      const isTimed = inState.some(([step]) => isDelay(step));
      const expectNothing = (step: Step) => {
        expectDone(take(trial, step));
        expect(stateOf(trial), nameOf(step)).toEqual(before);
      };
      for (const event of [...ignores, ...others]) expectNothing(event);
      if (!isTimed) expectNothing(pass(LONG));
      if (!delay) return;
      take(trial, pass(1));
      expect(stateOf(trial).state, 'the delay goes on').toBe(changed(before.state, delay.to, isParallel));
    });
  }

  test('the specification covers every state and every event', () => {
    const declared = machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(new Set(events.map(labelOf))).toEqual(new Set(declared));

    const misspelt = specified.states.filter(
      ({ only = '' }) => !inputs.some(([name]) => name.includes(only)),
    );
    expect(misspelt).toEqual([]);

    const leaves = statesIn(machine.root)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ path }) => path.join('.'));
    const spokenOf = specified.states.flatMap((rules) => (isParallel ? rules.in.split(' ') : [rules.in]));
    expect(new Set(spokenOf)).toEqual(new Set(leaves));
  });
});
