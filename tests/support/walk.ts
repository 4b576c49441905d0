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
import { recordTransitions } from '../../machines/transitions.ts';
import { pathOf } from '../../src/actors/statePath.ts';

export type Path = StatePath<AnyMachineSnapshot, AnyEventObject>;
type Payload<TEvent> = TEvent extends unknown ? Omit<TEvent, 'type'> : never;
type OneOrSome<T> = readonly T[] | ((snapshot: AnyMachineSnapshot) => readonly T[]);

/** What the world may do to a machine, in enough variety to reach every guard branch. */
export interface World<TMachine extends AnyStateMachine> {
  /** Payloads worth sending, by event type. A function may choose by snapshot. */
  events: {
    [TType in EventFrom<TMachine>['type']]: OneOrSome<Payload<Extract<EventFrom<TMachine>, { type: TType }>>>;
  };
  /** Outputs and errors worth getting, by actor id. */
  actors?: Record<string, { done?: readonly unknown[]; error?: readonly unknown[] }>;
  /** The inputs the site really starts the machine with, by name. One, unnamed and empty, when left out. */
  inputs?: Record<string, InputFrom<TMachine>>;
  /** What tells two snapshots apart. Narrow it when context makes too many. */
  fingerprint?: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /** Give up exploring past this many snapshots. */
  limit?: number;
}

/** One way through a machine, and the input it starts from. */
export interface Walk {
  name: string;
  variant: string;
  input: unknown;
  path: Path;
}

const SETTLED = /^xstate\.(done|error)\.actor\.(.+)$/;
const RAISED = /^$|^xstate\.done\.state\./;

/** Value, context and history: `xstate/graph` alone leaves history out, and so merges distinct snapshots. */
function defaultFingerprint({ value, context, historyValue }: AnyMachineSnapshot): unknown {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return { value, context, history };
}

function eventsIn(snapshot: AnyMachineSnapshot, world: World<AnyStateMachine>): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType));
  return [...types].flatMap((type): AnyEventObject[] => {
    if (RAISED.test(type)) return [];
    if (type.startsWith('xstate.after.')) return [{ type }];
    const [, how, id] = SETTLED.exec(type) ?? [];
    if (how !== undefined && id !== undefined) {
      const values = world.actors?.[id]?.[how as 'done' | 'error'];
      if (!values) throw new Error(`World has no "${how}" for actor "${id}"`);
      return values.map((value) => ({ type, [how === 'done' ? 'output' : 'error']: value }));
    }
    const known = world.events[type];
    if (!known) throw new Error(`World has no payload for event "${type}"`);
    return (typeof known === 'function' ? known(snapshot) : known).map((payload) => ({ ...payload, type }));
  });
}

/** An edge of the reachable graph, by what tells its ends apart, with the shortest path that ends with it. */
interface Edge {
  from: string;
  to: string;
  path: Path;
}

function everyEdge(machine: AnyStateMachine, world: World<AnyStateMachine>, input: unknown): Edge[] {
  const fingerprint = world.fingerprint ?? defaultFingerprint;
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) => eventsIn(snapshot, world),
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify(fingerprint(snapshot as never)),
    limit: world.limit ?? 2_000,
  };
  // AnyStateMachine's own types make the serialised key an `any`, which indexes nothing.
  const edges = getAdjacencyMap(machine, options) as unknown as Record<
    string,
    { transitions: Record<string, Path['steps'][number]> } | undefined
  >;
  return getShortestPaths(machine, options).flatMap((path) => {
    const from = options.serializeState(path.state);
    return Object.values(edges[from]?.transitions ?? {}).map((edge) => ({
      from,
      to: options.serializeState(edge.state),
      path: { state: edge.state, steps: [...path.steps, edge], weight: path.weight + 1 },
    }));
  });
}

/** How long a delayed transition waits, in the snapshot that waits for it. ms. */
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

/** Promise actors that settle only when told to. */
export function puppets(machine: AnyStateMachine) {
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  const puppet = fromPromise(({ self }) => {
    const settle = Promise.withResolvers<unknown>();
    pending.set(self.id, settle);
    return settle.promise;
  });
  return {
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, puppet])),
    settle(event: AnyEventObject) {
      const { id, done, value } = settlementOf(event);
      const settle = pending.get(id);
      if (!settle) throw new Error(`Actor "${id}" is not running`);
      if (done) settle.resolve(value);
      else settle.reject(value);
    },
  };
}

/** Reads "which actor, how, with what" from an event that settles one. */
export function settlementOf({ type, output, error }: AnyEventObject): {
  id: string;
  done: boolean;
  value: unknown;
} {
  const [, how, id] = SETTLED.exec(type) ?? [];
  if (id === undefined) throw new Error(`"${type}" settles no actor`);
  return { id, done: how === 'done', value: how === 'done' ? output : error };
}

/** Sorts a path's events by who makes them happen. */
export interface Cast {
  /** Somebody (a visitor, the page) does something. */
  act: (event: AnyEventObject) => unknown;
  /** Time passes. */
  wait: (ms: number) => unknown;
  /** An invoked actor finishes. */
  settle: (event: AnyEventObject) => unknown;
  /** Called with the snapshot the model expects at the start and after each step. */
  expect: (snapshot: AnyMachineSnapshot) => unknown;
  /** Plays a step under the name of its event, for a report that says how far it came. */
  step?: (name: string, play: () => Promise<void>) => Promise<void>;
}

/** Drives any system along one path of its model. */
export async function follow(path: Path, cast: Cast): Promise<void> {
  let before: AnyMachineSnapshot | undefined;
  const { step = (_, play) => play() } = cast;
  for (const { event, state } of path.steps) {
    await step(nameOfEvent(event), async () => {
      if (before !== undefined) {
        if (event.type.startsWith('xstate.after.')) await cast.wait(delayBefore(event, before));
        else if (SETTLED.test(event.type)) await cast.settle(event);
        else await cast.act(event);
      }
      await cast.expect(state);
    });
    before = state;
  }
}

/**
 * Follows a path on a bare actor, with no view.
 *
 * @returns the transitions that each step has taken
 * @throws an Error when the actor is not what its model expects
 */
async function rehearse(machine: AnyStateMachine, input: unknown, path: Path): Promise<Set<string>[]> {
  const steps: Set<string>[] = [];
  const { walked, inspect } = recordTransitions(machine.id);
  const clock = new SimulatedClock();
  const { actors, settle } = puppets(machine);
  const actor = createActor(machine.provide({ actors }), { clock, inspect, input }).start();
  await follow(path, {
    act: (event) => actor.send(event),
    wait: (ms) => clock.increment(ms),
    settle: async (event) => {
      settle(event);
      await new Promise((resolve) => setImmediate(resolve));
    },
    expect: (expected) => {
      const actual: AnyMachineSnapshot = actor.getSnapshot();
      const [want, have] = [expected, actual].map(({ value, context }) => JSON.stringify({ value, context }));
      if (want !== have) throw new Error(`${nameOfPath(path)}: expected ${want}, got ${have}`);
      steps.push(new Set(walked));
      walked.clear();
    },
  });
  actor.stop();
  return steps;
}

/** What happens, with the first thing that is told of it. */
export function nameOfEvent({ type, ...payload }: AnyEventObject): string {
  const name = type.replace(/^xstate\./, '');
  const [detail] = Object.values(payload).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  );
  return detail === undefined ? name : `${name} (${String(detail)})`;
}

const nameOfPath = (path: Path): string =>
  path.steps
    .slice(1)
    .map(({ event }) => nameOfEvent(event))
    .join(' → ');

/** An edge that has been walked: the transitions taken on the way to its end, and by itself. */
type Rehearsed = Walk & Edge & { took: Set<string>; last: Set<string> };

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** Walks a machine over every edge it can reach, from every input of its world, on live actors. */
async function rehearseEveryEdge(machine: AnyStateMachine, world: World<AnyStateMachine>) {
  const byVariant: Rehearsed[][] = [];
  for (const [variant, input] of Object.entries(world.inputs ?? { '': undefined })) {
    const rehearsed: Rehearsed[] = [];
    for (const edge of everyEdge(machine, world, input)) {
      const steps = await rehearse(machine, input, edge.path);
      rehearsed.push({
        ...edge,
        name: '',
        variant,
        input,
        took: union(steps),
        last: steps.at(-1) ?? new Set(),
      });
    }
    byVariant.push(rehearsed);
  }
  return byVariant;
}

/**
 * Walks a machine over every edge it can reach, from every input of its world, on live actors.
 * Returns the transitions really taken, with the fewest walks (found greedily) that take, from each input, all that
 * can be taken from it.
 */
export async function walk<TMachine extends AnyStateMachine>(machine: TMachine, world: World<TMachine>) {
  const byVariant = await rehearseEveryEdge(machine, world as World<AnyStateMachine>);
  const rehearsed = byVariant.flat();
  const walked = union(rehearsed.map(({ took }) => took));
  return { walked: [...walked].sort(), walks: byVariant.flatMap(cover), edges: rehearsed.length };
}

/** The fewest walks, found greedily, that take every transition that any of them takes. */
const cover = (rehearsed: readonly Rehearsed[]): Walk[] =>
  fewest(rehearsed, ({ took }) => took).map((walked, index) => {
    // The number keeps names apart that differ in payloads only.
    const name = [walked.variant, index + 1].filter(Boolean).join(' ');
    return { ...walked, name: `${name}: ${nameOfPath(walked.path)}` };
  });

/**
 * The same as `walk`, for where a beginning is dear, as a page that is opened: a walk that has come to its end goes on to
 * the nearest transition that nobody has taken, and another begins only when none can be reached any more.
 *
 * @throws an Error when a live actor does not do on the way what it did when it was asked from the beginning
 */
export async function tour<TMachine extends AnyStateMachine>(
  machine: TMachine,
  world: World<TMachine>,
): Promise<Walk[]> {
  const byVariant = await rehearseEveryEdge(machine, world as World<AnyStateMachine>);
  const tours: Walk[] = [];
  for (const rehearsed of byVariant) {
    const left = union(rehearsed.map(({ took }) => took));
    for (let number = 1; left.size > 0; number += 1) {
      const next = longest(rehearsed, left);
      const took = next ? union(await rehearse(machine, next.input, next.path)) : new Set<string>();
      if (!next || left.isDisjointFrom(took)) throw new Error(`No tour takes ${[...left].join(', ')}`);
      for (const taken of took) left.delete(taken);
      const name = [next.variant, number].filter(Boolean).join(' ');
      tours.push({ ...next, name: `${name}: ${next.path.weight} steps to ${pathOf(next.path.state.value)}` });
    }
  }
  return tours;
}

/** From the beginning over the nearest edge that takes what is left, and on, until none can be reached. */
function longest(rehearsed: readonly Rehearsed[], wanted: ReadonlySet<string>): Walk | undefined {
  const beginning = rehearsed.find(({ path }) => path.weight === 1);
  if (!beginning) return undefined;
  const left = new Set(wanted);
  const edgesFrom = Map.groupBy(rehearsed, ({ from }) => from);
  const ways: Rehearsed[] = [];
  for (;;) {
    const way = nearest(edgesFrom, ways.at(-1)?.to ?? beginning.from, left);
    if (!way) break;
    for (const taken of union(way.map(({ last }) => last))) left.delete(taken);
    ways.push(...way);
  }
  const steps = [...beginning.path.steps.slice(0, 1), ...ways.flatMap(({ path }) => path.steps.slice(-1))];
  const state = steps.at(-1)?.state ?? beginning.path.state;
  return { ...beginning, path: { state, steps, weight: ways.length } };
}

/** The fewest edges that lead from there over one that takes something of what is left. */
function nearest(
  edgesFrom: ReadonlyMap<string, readonly Rehearsed[]>,
  from: string,
  left: ReadonlySet<string>,
): Rehearsed[] | undefined {
  const seen = new Set([from]);
  let ways: { end: string; edges: Rehearsed[] }[] = [{ end: from, edges: [] }];
  while (ways.length > 0) {
    const next = ways.flatMap(({ end, edges }) =>
      (edgesFrom.get(end) ?? []).map((edge) => ({ end: edge.to, edges: [...edges, edge], last: edge.last })),
    );
    const found = next.filter(({ last }) => !left.isDisjointFrom(last));
    // What ends the walk can wait.
    if (found.length > 0) return (found.find(({ end }) => edgesFrom.has(end)) ?? found[0])?.edges;
    ways = next.filter(({ end }) => !seen.has(end) && seen.add(end));
  }
  return undefined;
}

/** The fewest walks, found greedily, that have between them all that any of them has. */
export function fewest<TWalk extends Walk>(
  walks: readonly TWalk[],
  all: (walk: TWalk) => ReadonlySet<string>,
): TWalk[] {
  const covered = new Set<string>();
  const found: TWalk[] = [];
  for (;;) {
    const gain = (walk: TWalk) => [...all(walk)].filter((name) => !covered.has(name)).length;
    const [best] = walks.toSorted((a, b) => gain(b) - gain(a) || a.path.weight - b.path.weight);
    if (!best || gain(best) === 0) return found;
    for (const name of all(best)) covered.add(name);
    found.push(best);
  }
}
