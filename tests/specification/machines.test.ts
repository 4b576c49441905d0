import { describe, expect, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { type MachineName, machines } from '../../machines/index.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import {
  type Effects,
  type Happening,
  isPassing,
  isSettling,
  type Only,
  type Row,
  type StateRules,
  type Step,
} from './format.ts';
import { machineRules } from './machines/index.ts';

/** Longer than any delay of the site, ms. */
const LONG = 86_400_000;

type Named = readonly [name: string, data: unknown];

/** A running machine whose actions are recorded and whose actors end on command. */
function start(machine: AnyStateMachine, input: unknown) {
  const noted = { does: [] as Named[], starts: [] as Named[] };
  const running = new Map<string, PromiseWithResolvers<unknown>>();
  const deferred = (src: string) =>
    fromPromise(({ input, self }) => {
      if (self.id !== src) throw new Error(`'${src}' is invoked as '${self.id}'`);
      const settling = Promise.withResolvers<unknown>();
      running.set(src, settling);
      noted.starts.push([src, input]);
      return settling.promise;
    });
  const clock = new SimulatedClock();
  const actor = createActor(
    machine.provide({
      actors: Object.fromEntries(
        Object.keys(machine.implementations.actors).map((src) => [src, deferred(src)]),
      ),
    }),
    {
      clock,
      input,
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.action' || inspected.actorRef !== actor) return;
        const { type, params } = inspected.action;
        if (!type.startsWith('xstate.')) noted.does.push([type, params]);
      },
    },
  );
  actor.start();

  return {
    clock,
    send: (event: Happening) =>
      actor.send((typeof event === 'string' ? { type: event } : event) as AnyEventObject),
    async take(step: Step) {
      if (isPassing(step)) clock.increment(step.after);
      else if (isSettling(step)) {
        const settling = running.get(step.actor);
        if (!settling) throw new Error(`'${step.actor}' has not been started`);
        running.delete(step.actor);
        if ('error' in step) settling.reject(step.error);
        else settling.resolve(step.output);
        await new Promise((resolve) => setImmediate(resolve));
      } else this.send(step);
    },
    look: () => {
      const { value, context, status, tags } = actor.getSnapshot();
      return {
        state: pathOf(value),
        context: context as Record<string, unknown>,
        status,
        tags: [...tags].sort(),
      };
    },
    /** The actions and actors since the last call. */
    observed: () => ({ does: noted.does.splice(0), starts: noted.starts.splice(0) }),
  };
}

type Trial = ReturnType<typeof start>;

async function reach(machine: AnyStateMachine, input: unknown, { by }: StateRules): Promise<Trial> {
  const trial = start(machine, input);
  for (const step of by) await trial.take(step);
  trial.observed();
  return trial;
}

/** Regions in the order of their declaration, each with its state. */
const regionsOf = (state: string) => new Map(state.split(' ').map((path) => [path.split('.')[0], path]));

/** The whole state after a change of some regions. */
const changed = (state: string, to: string, isParallel: boolean) =>
  isParallel ? [...new Map([...regionsOf(state), ...regionsOf(to)]).values()].join(' ') : to;

/** Compares actions and actors: those given by name alone may carry any data. */
const expectNamed = (actual: readonly Named[], expected: Effects['does'] = []) => {
  const names = expected.map((one) => (typeof one === 'string' ? one : one[0]));
  expect(actual.map(([name]) => name)).toEqual(names);
  for (const [index, one] of expected.entries())
    if (typeof one !== 'string') expect(actual[index]).toMatchObject(one);
};

const expectDone = (trial: Trial, { does, starts }: Effects = {}) => {
  const observed = trial.observed();
  expectNamed(observed.does, does);
  expectNamed(observed.starts, starts);
};

/** The type of a step, without its data. */
function typeOf(step: Step): string {
  if (typeof step === 'string') return step;
  if (isPassing(step)) return `after ${step.after} ms`;
  if (isSettling(step)) return `${step.actor} ${'error' in step ? 'fails' : 'is done'}`;
  return step.type;
}

function nameOf(step: Step): string {
  if (typeof step === 'string' || isPassing(step)) return typeOf(step);
  const { type: _type, actor: _actor, ...data } = { type: '', actor: '', ...step };
  return `${typeOf(step)} ${JSON.stringify(data)}`;
}

const unwrap = <T>(rules: readonly (T | Only<T>)[] | undefined, input: string): T[] =>
  (rules ?? []).flatMap((rule) => {
    const { only, rule: inner } = rule as Only<T>;
    if (only === undefined) return [rule as T];
    return input.includes(only) ? [inner] : [];
  });

describe.each(Object.entries(machineRules))('%s', (name, specified) => {
  const machine: AnyStateMachine = machines[name as MachineName];
  const isParallel = machine.root.type === 'parallel';
  const inputs = Object.entries<unknown>(specified.inputs ?? { '': undefined });

  test.each(inputs)('starts %s', (_, input) => {
    const trial = start(machine, input);
    expect(trial.look()).toMatchObject({
      state: specified.start,
      context: (specified.context?.(input as never) ?? {}) as object,
    });
    expectDone(trial, specified.first);
  });

  describe.each(inputs)('%s', (inputName, input) => {
    for (const rules of specified.states) {
      if (rules.only !== undefined && !inputName.includes(rules.only)) continue;
      const history = rules.by.map(typeOf).join(', ');
      describe(`in ${rules.in}${history ? `, by ${history}` : ''}`, () => {
        proveState(rules, inputName, input);
      });
    }
  });

  function proveState(rules: StateRules, inputName: string, input: unknown) {
    const rows = unwrap<Row>(rules.on, inputName);
    const ignored = unwrap<Happening>(rules.ignores, inputName);

    test('it is where it should be', async () => {
      const trial = await reach(machine, input, rules);
      const { state, status, tags } = trial.look();
      const isThere = isParallel
        ? rules.in.split(' ').every((path) => state.split(' ').includes(path))
        : state === rules.in;
      expect(isThere, `${state} is ${rules.in}`).toBe(true);
      expect(status).toBe(rules.isFinal ? 'done' : 'active');
      expect(tags).toEqual(rules.tags ?? []);
    });

    test.each(rows.map((row) => [nameOf(row[0]), row] as const))(
      '%s',
      async (_, [step, to, effects = {}]) => {
        const trial = await reach(machine, input, rules);
        const before = trial.look();
        if (isPassing(step)) {
          trial.clock.increment(Math.max(step.after - 1, 0));
          if (step.after > 0) expect(trial.look(), 'a millisecond before').toEqual(before);
          expectDone(trial);
          trial.clock.increment(step.after > 0 ? 1 : 0);
        } else await trial.take(step);
        const { state, context } = trial.look();
        expect(state).toBe(changed(before.state, to, isParallel));
        expect(context).toEqual({ ...before.context, ...effects.keeps });
        expectDone(trial, effects);
      },
    );

    test.each(ignored.map((event) => [nameOf(event), event] as const))(
      '%s changes nothing',
      async (_, event) => {
        const trial = await reach(machine, input, rules);
        const before = trial.look();
        trial.send(event);
        expect(trial.look()).toEqual(before);
        expectDone(trial);
      },
    );

    const isTimed = rows.some(([step]) => isPassing(step));
    if (!isParallel && !isTimed && ignored.length > 0) {
      test('time changes nothing', async () => {
        const trial = await reach(machine, input, rules);
        const before = trial.look();
        trial.clock.increment(LONG);
        expect(trial.look()).toEqual(before);
        expectDone(trial);
      });
    }
  }

  test('every state and every event is spoken of', () => {
    const eventsIn = ({ on = [], ignores = [] }: StateRules) =>
      [...on.map((row) => ('only' in row ? row.rule : row)[0]), ...ignores]
        .map((step) => (typeof step === 'object' && 'only' in step ? (step.rule as Happening) : step))
        .filter((step) => typeof step === 'string' || 'type' in step)
        .map(typeOf);
    const everyEvent = new Set(specified.states.flatMap(eventsIn));
    expect(everyEvent).toEqual(new Set(machine.events.filter((type) => !type.startsWith('xstate.'))));

    const leaves = leavesOf(machine.root).map((node) => node.path.join('.'));
    const spokenOf = specified.states.flatMap((rules) => (isParallel ? rules.in.split(' ') : [rules.in]));
    expect(new Set(spokenOf)).toEqual(new Set(leaves));

    // Each region has its own events.
    if (isParallel) return;
    for (const leaf of leaves) {
      const here = specified.states.filter((rules) => rules.in === leaf);
      if (here.some(({ isFinal }) => isFinal)) continue;
      expect(new Set(here.flatMap(eventsIn)), leaf).toEqual(everyEvent);
    }
  });
});

const leavesOf = (node: AnyStateMachine['root']): AnyStateMachine['root'][] => {
  const children = Object.values(node.states);
  return children.length > 0 ? children.flatMap(leavesOf) : [node];
};
