import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  fromPromise,
  getNextTransitions,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath } from 'xstate/graph';
import { RAISED, recordActions, recordTransitions, SETTLED } from '../../machines/transitions.ts';
import { nextTask } from '../../src/actors/nextTask.ts';
import { pathOf } from '../../src/actors/statePath.ts';

/**
 * Plans the paths on which the three drivers (bare actor, view, browser) take every transition of a machine.
 * `tests/specification` holds the machines' required behaviour; this does not.
 */

type Payload<TEvent> = TEvent extends unknown ? Omit<TEvent, 'type'> : never;
type OneOrSome<T> = readonly T[] | ((snapshot: AnyMachineSnapshot) => readonly T[]);

/** Events, outputs and errors for a machine, with enough variety to reach every guard branch. */
export interface ModelInputs<TMachine extends AnyStateMachine> {
  /** Payloads by event type. A function may choose by snapshot. */
  events: {
    [TType in EventFrom<TMachine>['type']]: OneOrSome<Payload<Extract<EventFrom<TMachine>, { type: TType }>>>;
  };
  /** Outputs and errors by actor id. */
  actors?: Record<string, { done?: readonly unknown[]; error?: readonly unknown[] }>;
  /** The inputs with which the site starts the machine, by name. One, unnamed and empty, when left out. */
  inputs?: Record<string, InputFrom<TMachine>>;
  /** Serialises the parts that distinguish snapshots. Narrow it when context makes too many. */
  fingerprint?: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /** The largest number of snapshots to explore. */
  limit?: number;
}

/** An action that was executed, with its parameters. */
export interface Executed {
  type: string;
  params: unknown;
}

/** One step of a path. */
export interface PlannedStep {
  event: AnyEventObject;
  /** The snapshot that it leads to. */
  state: AnyMachineSnapshot;
  /** The actions it executes, in order, without those that only change the context. */
  actions: readonly Executed[];
}

/** One way through a machine, and the input it starts from. The first step is the start. */
export interface PlannedPath {
  name: string;
  variant: string;
  input: unknown;
  steps: readonly PlannedStep[];
}

/** A path to a state, with the events that have no effect there. */
export interface IgnoringPath extends PlannedPath {
  ignored: readonly AnyEventObject[];
}

/** Value, context and history: `xstate/graph` alone leaves history out, and so merges distinct snapshots. */
function defaultFingerprint({ value, context, historyValue }: AnyMachineSnapshot): unknown {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return { value, context, history };
}

const eventsOf = (type: string, snapshot: AnyMachineSnapshot, inputs: ModelInputs<AnyStateMachine>) => {
  const known = inputs.events[type];
  if (!known) throw new Error(`The model inputs have no payload for event "${type}"`);
  const payloads: readonly object[] = typeof known === 'function' ? known(snapshot) : known;
  return payloads.map((payload): AnyEventObject => ({ ...payload, type }));
};

function eventsIn(snapshot: AnyMachineSnapshot, inputs: ModelInputs<AnyStateMachine>): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType));
  return [...types].flatMap((type): AnyEventObject[] => {
    if (RAISED.test(type)) return [];
    if (type.startsWith('xstate.after.')) return [{ type }];
    const [, how, id] = SETTLED.exec(type) ?? [];
    if (how === undefined || id === undefined) return eventsOf(type, snapshot, inputs);
    const values = inputs.actors?.[id]?.[how as 'done' | 'error'];
    if (!values) throw new Error(`The model inputs have no "${how}" for actor "${id}"`);
    return values.map((value) => ({ type, [how === 'done' ? 'output' : 'error']: value }));
  });
}

/** An edge of the reachable graph, by the keys of its ends, with the shortest path that ends with it. */
export interface Edge {
  from: string;
  to: string;
  events: readonly AnyEventObject[];
}

/** The edges of the graph that the model inputs reach from an input. */
export function everyEdge(
  machine: AnyStateMachine,
  inputs: ModelInputs<AnyStateMachine>,
  input: unknown,
): Edge[] {
  const fingerprint = inputs.fingerprint ?? defaultFingerprint;
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) => eventsIn(snapshot, inputs),
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify(fingerprint(snapshot as never)),
    limit: inputs.limit ?? 2_000,
  };
  // AnyStateMachine's own types make the serialised key an `any`, which indexes nothing.
  const edges = getAdjacencyMap(machine, options) as unknown as Record<
    string,
    | { transitions: Record<string, StatePath<AnyMachineSnapshot, AnyEventObject>['steps'][number]> }
    | undefined
  >;
  return getShortestPaths(machine, options).flatMap((path) => {
    const from = options.serializeState(path.state);
    const before = path.steps.map(({ event }) => event);
    return Object.values(edges[from]?.transitions ?? {}).map(({ event, state }) => ({
      from,
      to: options.serializeState(state),
      events: [...before, event],
    }));
  });
}

/** The delay of a transition, in the snapshot that waits for it, ms. */
function delayBefore(event: AnyEventObject, snapshot: AnyMachineSnapshot): number {
  const transition = getNextTransitions(snapshot).find(({ eventType }) => eventType === event.type);
  const delay = (transition as { delay?: number | string } | undefined)?.delay;
  const resolved = typeof delay === 'string' ? snapshot.machine.implementations.delays[delay] : delay;
  if (typeof resolved === 'number') return resolved;
  if (typeof resolved === 'function') {
    return (resolved as (args: object) => number)({ context: snapshot.context, event });
  }
  throw new Error(`No delay for "${event.type}"`);
}

/** Promise actors that the driver settles. */
export function deferredActors(machine: AnyStateMachine) {
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  const deferred = fromPromise(({ self }) => {
    const settle = Promise.withResolvers<unknown>();
    pending.set(self.id, settle);
    return settle.promise;
  });
  return {
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, deferred])),
    settle(event: AnyEventObject) {
      const { id, done, value } = settlementOf(event);
      const settle = pending.get(id);
      if (!settle) throw new Error(`Actor "${id}" is not running`);
      if (done) settle.resolve(value);
      else settle.reject(value);
    },
  };
}

/** Reads the actor's id, outcome and data from an event that settles one. */
export function settlementOf({ type, output, error }: AnyEventObject): {
  id: string;
  done: boolean;
  value: unknown;
} {
  const [, how, id] = SETTLED.exec(type) ?? [];
  if (id === undefined) throw new Error(`"${type}" settles no actor`);
  return { id, done: how === 'done', value: how === 'done' ? output : error };
}

/** Drives any system along a path of its model: sorts the path's events into acts, delays and settled actors. */
export interface Driver {
  /** A visitor or the page makes an event happen. */
  act: (event: AnyEventObject) => unknown;
  /** Time passes. */
  wait: (ms: number) => unknown;
  /** An invoked actor finishes. */
  settle: (event: AnyEventObject) => unknown;
  /** Called with the expected snapshot at the start and after each step. */
  expect: (step: PlannedStep) => unknown;
  /** Runs a step under the name of its event, so that reports name the failed one. */
  step?: (name: string, take: () => Promise<void>) => Promise<void>;
}

/** Follows a path with a driver. */
export async function follow({ steps }: PlannedPath, driver: Driver): Promise<void> {
  let before: AnyMachineSnapshot | undefined;
  const { step: report = (_, take) => take() } = driver;
  for (const step of steps) {
    const { event, state } = step;
    await report(nameOfEvent(event), async () => {
      if (before !== undefined) {
        if (event.type.startsWith('xstate.after.')) await driver.wait(delayBefore(event, before));
        else if (SETTLED.test(event.type)) await driver.settle(event);
        else await driver.act(event);
      }
      await driver.expect(step);
    });
    before = state;
  }
}

interface Taken extends PlannedStep {
  transitions: ReadonlySet<string>;
}

/** Sends events to a bare actor, whose own actors settle as the events say. */
async function drive(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): Promise<Taken[]> {
  const transitions = recordTransitions(machine.id);
  const actions = recordActions(machine.id);
  const clock = new SimulatedClock();
  const { actors, settle } = deferredActors(machine);
  const actor = createActor(machine.provide({ actors }), {
    clock,
    input,
    inspect: (inspected) => {
      transitions.inspect(inspected);
      actions.inspect(inspected);
    },
  }).start();
  const taken: Taken[] = [];
  for (const [index, event] of events.entries()) {
    if (index > 0) {
      if (event.type.startsWith('xstate.after.')) clock.increment(delayBefore(event, actor.getSnapshot()));
      else if (SETTLED.test(event.type)) {
        settle(event);
        await nextTask();
      } else actor.send(event);
    }
    const step = { event, state: actor.getSnapshot(), actions: actions.executed.splice(0) };
    taken.push({ ...step, transitions: new Set(transitions.walked) });
    transitions.walked.clear();
  }
  actor.stop();
  return taken;
}

/** The event's type, with the first value of its payload. */
export function nameOfEvent({ type, ...payload }: AnyEventObject): string {
  const name = type.replace(/^xstate\./, '');
  const [detail] = Object.values(payload).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  );
  return detail === undefined ? name : `${name} (${String(detail)})`;
}

/** An edge whose path has been driven. `last`: the transitions of the edge itself. */
interface DrivenEdge extends Edge {
  steps: readonly Taken[];
  last: ReadonlySet<string>;
}

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

async function driveEveryEdge(
  machine: AnyStateMachine,
  inputs: ModelInputs<AnyStateMachine>,
  input: unknown,
) {
  const driven: DrivenEdge[] = [];
  for (const edge of everyEdge(machine, inputs, input)) {
    const steps = await drive(machine, input, edge.events);
    driven.push({ ...edge, steps, last: steps.at(-1)?.transitions ?? new Set() });
  }
  return driven;
}

export interface Plan {
  /** The transitions that can be taken at all, sorted. */
  transitions: string[];
  /** Few long paths that take each of these transitions. */
  paths: PlannedPath[];
  /** One short path to each state from each input, with the events that have no effect there. */
  ignoring: IgnoringPath[];
}

/**
 * Plans the long paths of a machine: each goes on to the nearest transition that has not been taken; another begins,
 * perhaps from another input, only when none can be reached any more.
 *
 * @throws an Error when a live actor takes another way than the model
 */
export async function plan<TMachine extends AnyStateMachine>(
  machine: TMachine,
  modelInputs: ModelInputs<TMachine>,
): Promise<Plan> {
  const inputs = modelInputs as unknown as ModelInputs<AnyStateMachine>;
  const variants = Object.entries<unknown>(inputs.inputs ?? { '': undefined });
  const graphs: { variant: string; input: unknown; edges: DrivenEdge[] }[] = [];
  for (const [variant, input] of variants)
    graphs.push({ variant, input, edges: await driveEveryEdge(machine, inputs, input) });

  const transitions: Set<string> = union(
    graphs.flatMap(({ edges }) => edges.flatMap(({ steps }) => steps.map((step) => step.transitions))),
  );
  const left = new Set(transitions);
  const paths: PlannedPath[] = [];
  // The inputs take turns, so that each has its share.
  for (let idle = 0, round = 0; idle < graphs.length && left.size > 0; round += 1) {
    const { variant, input, edges } = graphs[round % graphs.length] as (typeof graphs)[number];
    const events = longPath(edges, left);
    idle = events ? 0 : idle + 1;
    if (events) {
      const steps = await drive(machine, input, events);
      const taken = union(steps.map((step) => step.transitions));
      if (left.isDisjointFrom(taken)) throw new Error(`No path takes ${[...left].join(', ')}`);
      for (const transition of taken) left.delete(transition);
      const end = pathOf(steps.at(-1)?.state.value ?? '');
      const name = [variant, paths.length + 1].filter(Boolean).join(' ');
      paths.push({ name: `${name}: ${steps.length - 1} steps to ${end}`, variant, input, steps });
    }
  }
  if (left.size > 0) throw new Error(`No path takes ${[...left].join(', ')}`);
  const ignoring = graphs.flatMap((graph) => ignoringPaths(machine, inputs, graph));
  return { transitions: [...transitions].sort(), paths, ignoring };
}

/** The shortest way to each state value, with the events of the model inputs that the machine does not take there. */
function ignoringPaths(
  machine: AnyStateMachine,
  inputs: ModelInputs<AnyStateMachine>,
  { variant, input, edges }: { variant: string; input: unknown; edges: readonly DrivenEdge[] },
): IgnoringPath[] {
  const start = edges[0]?.steps.slice(0, 1) ?? [];
  const byState = new Map<string, readonly Taken[]>();
  for (const steps of [start, ...edges.map((edge) => edge.steps)]) {
    const state = pathOf(steps.at(-1)?.state.value ?? '');
    if (steps.length < (byState.get(state)?.length ?? Number.POSITIVE_INFINITY)) byState.set(state, steps);
  }
  return [...byState].flatMap(([state, steps]) => {
    const snapshot = steps.at(-1)?.state;
    if (snapshot?.status !== 'active') return [];
    const ignored = machine.events
      .filter((type) => !type.startsWith('xstate.'))
      .flatMap((type) => eventsOf(type, snapshot, inputs))
      .filter((event) => !snapshot.can(event));
    const name = [variant, state].filter(Boolean).join(', ');
    return ignored.length > 0 ? [{ name, variant, input, steps, ignored }] : [];
  });
}

/** A path from the start to the nearest edge with a transition that is left, and on, until none can be reached. */
function longPath(
  edges: readonly DrivenEdge[],
  wanted: ReadonlySet<string>,
): readonly AnyEventObject[] | undefined {
  const start = edges.find(({ events }) => events.length === 2);
  if (!start) return undefined;
  const first: ReadonlySet<string> = start.steps[0]?.transitions ?? new Set();
  const left = new Set([...wanted].filter((transition) => !first.has(transition)));
  const edgesFrom = Map.groupBy(edges, ({ from }) => from);
  const way: DrivenEdge[] = [];
  for (;;) {
    const next = nearest(edgesFrom, way.at(-1)?.to ?? start.from, left);
    if (!next) break;
    for (const transition of union(next.map(({ last }) => last))) left.delete(transition);
    way.push(...next);
  }
  if (way.length === 0 && wanted.isDisjointFrom(first)) return undefined;
  return [...start.events.slice(0, 1), ...way.flatMap(({ events }) => events.slice(-1))];
}

/** The shortest way from a key to an edge with a transition that is left. */
function nearest(
  edgesFrom: ReadonlyMap<string, readonly DrivenEdge[]>,
  from: string,
  left: ReadonlySet<string>,
): DrivenEdge[] | undefined {
  const seen = new Set([from]);
  let ways: { end: string; edges: DrivenEdge[] }[] = [{ end: from, edges: [] }];
  while (ways.length > 0) {
    const next = ways.flatMap(({ end, edges }) =>
      (edgesFrom.get(end) ?? []).map((edge) => ({ end: edge.to, edges: [...edges, edge], last: edge.last })),
    );
    const found = next.filter(({ last }) => !left.isDisjointFrom(last));
    // Prefers an edge that does not end the path.
    if (found.length > 0) return (found.find(({ end }) => edgesFrom.has(end)) ?? found[0])?.edges;
    ways = next.filter(({ end }) => !seen.has(end) && seen.add(end));
  }
  return undefined;
}
