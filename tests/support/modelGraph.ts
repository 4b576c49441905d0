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
import { getAdjacencyMap, getShortestPaths, type StatePath } from 'xstate/graph';
import { RAISED, SETTLED } from '../../machines/transitions.ts';

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
  /** An event without data is named only where it does not happen in every state that takes it. */
  events: Payloads<WithData<EventFrom<TMachine>>> & Partial<Payloads<EventFrom<TMachine>>>;
  /** Outputs and errors by actor id. */
  actors?: Record<string, { done?: readonly unknown[]; error?: readonly unknown[] }>;
  /** The inputs with which the site starts the machine, by name. One, unnamed and empty, when left out. */
  inputs?: Record<string, InputFrom<TMachine>>;
  /** Selects the parts that distinguish snapshots; needed when the context would make too many different ones. */
  fingerprint?: (snapshot: SnapshotFrom<TMachine>) => unknown;
}

/** Value, context and history. By default `xstate/graph` ignores history, and so merges different snapshots. */
function defaultFingerprint({ value, context, historyValue }: AnyMachineSnapshot): unknown {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return { value, context, history };
}

/** The events of a type, one for each payload in the model inputs. */
const eventsOf = (type: string, snapshot: AnyMachineSnapshot, inputs: ModelInputs<AnyStateMachine>) => {
  const known = inputs.events[type] ?? [{}];
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
    limit: 2_000,
  };
  // With AnyStateMachine the type of the keys is `any`, which cannot index.
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
