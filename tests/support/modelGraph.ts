/** Explores the reachable states of a machine under its model inputs. */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  getNextTransitions,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { RAISED, SETTLED } from '../../machines/transitions.ts';
import { after, done, failed, type Step } from '../specification/format.ts';
import { cause, type PlannedStep } from './plannedPath.ts';
import { recordTransitions } from './recorders.ts';
import { type Observed, simulate } from './simulatedActor.ts';

/** The events that carry data, and that data. */
export type WithData<TEvent> = TEvent extends unknown
  ? keyof TEvent extends 'type'
    ? never
    : TEvent
  : never;
export type DataOf<TEvent> = TEvent extends unknown ? Omit<TEvent, 'type'> : never;

/** Payloads by event type. A function may choose by snapshot. */
type Payloads<TEvent extends AnyEventObject> = {
  [TType in TEvent['type']]: OneOrSome<DataOf<Extract<TEvent, { type: TType }>>>;
};
type OneOrSome<T> = readonly T[] | ((snapshot: AnyMachineSnapshot) => readonly T[]);

/** Events, outputs and errors for a machine, with enough variety to reach every guard branch. */
export interface ModelInputs<TMachine extends AnyStateMachine> {
  /** Name an event without data only to limit the states in which it happens. */
  events: Payloads<WithData<EventFrom<TMachine>>> & Partial<Payloads<EventFrom<TMachine>>>;
  /** Outputs and errors by actor id. */
  actors?: Record<string, { done?: readonly unknown[]; error?: readonly unknown[] }>;
  /** The inputs with which the site starts the machine, by name. One, unnamed and empty, when left out. */
  inputs?: Record<string, InputFrom<TMachine>>;
  /** Selects the parts that distinguish snapshots; needed when the context would make too many different ones. */
  fingerprint?: (snapshot: SnapshotFrom<TMachine>) => unknown;
}

/** Value, context and history: a history state leads to different states by it alone. */
function defaultFingerprint({ value, context, historyValue }: AnyMachineSnapshot): unknown {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return { value, context, history };
}

/** The events of a type that may happen in a state, by the model inputs: one for each payload, output or error. */
export function eventsOf(
  type: string,
  snapshot: AnyMachineSnapshot,
  inputs: ModelInputs<AnyStateMachine>,
): AnyEventObject[] {
  const [, how, id = ''] = SETTLED.exec(type) ?? [];
  if (how) {
    const values = inputs.actors?.[id]?.[how as 'done' | 'error'];
    if (!values) throw new Error(`The model inputs have no "${how}" for actor "${id}"`);
    return values.map((value) => ({ type, [how === 'done' ? 'output' : 'error']: value }));
  }
  const known = inputs.events[type] ?? [{}];
  const payloads: readonly object[] = typeof known === 'function' ? known(snapshot) : known;
  return payloads.map((payload) => ({ ...payload, type }));
}

function eventsIn(snapshot: AnyMachineSnapshot, inputs: ModelInputs<AnyStateMachine>): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType));
  return [...types].filter((type) => !RAISED.test(type)).flatMap((type) => eventsOf(type, snapshot, inputs));
}

/** A step that an actor has taken, with its transitions. */
interface TakenStep extends PlannedStep {
  transitions: ReadonlySet<string>;
}

/** Converts an event to the step of a simulated actor that causes it. */
const stepOf = (event: AnyEventObject, before: AnyMachineSnapshot) =>
  cause<Step>(event, before, {
    act: (sent) => sent,
    wait: after,
    settle: ({ id, done: isDone, value }) => (isDone ? done(id, value) : failed(id, value)),
  });

/** The event of the first step of a path. */
const START = { type: 'xstate.init' };

/** The steps of an actor that starts and takes these events. */
export function replay(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): [TakenStep, ...TakenStep[]] {
  const transitions = recordTransitions(machine.id);
  const { actor, snapshot, take, observed } = simulate(machine, input, transitions.inspect);
  const taken = (event: AnyEventObject, { actions }: Observed): TakenStep => {
    const step = { event, state: snapshot(), actions, transitions: new Set(transitions.walked) };
    transitions.walked.clear();
    return step;
  };
  const start = taken(START, observed());
  const steps = events.map((event) => taken(event, take(stepOf(event, snapshot()))));
  actor.stop();
  return [start, ...steps];
}

/** An event between two reachable states, by the keys of both, and the transitions that it takes. */
export interface Edge {
  from: string;
  to: string;
  event: AnyEventObject;
  transitions: ReadonlySet<string>;
}

/** The states that the model inputs reach from an input, breadth first: the key of the first one, and every edge. */
export function explore(machine: AnyStateMachine, inputs: ModelInputs<AnyStateMachine>, input: unknown) {
  const fingerprint = inputs.fingerprint ?? defaultFingerprint;
  const keyOf = (state: AnyMachineSnapshot) => JSON.stringify(fingerprint(state as never));
  const [{ state: initial }] = replay(machine, input, []);
  const start = keyOf(initial);
  const edges: Edge[] = [];
  /** A shortest way to each state; states that are found meanwhile come last. */
  const ways = new Map<string, { state: AnyMachineSnapshot; events: readonly AnyEventObject[] }>();
  ways.set(start, { state: initial, events: [] });
  for (const [from, { state, events }] of ways)
    for (const event of eventsIn(state, inputs)) {
      const way = [...events, event];
      const { state: next, transitions } = replay(machine, input, way).at(-1) as TakenStep;
      const to = keyOf(next);
      edges.push({ from, to, event, transitions });
      if (!ways.has(to)) ways.set(to, { state: next, events: way });
    }
  return { start, edges };
}
