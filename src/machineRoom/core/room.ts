import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { type MachineName, machines } from '../../../machines/index.ts';
import { actionOf, transitionName } from '../../../machines/transitions.ts';
import { classify, type Entry } from './entry.ts';
import type { Realm } from './payload.ts';
import { REWOUND, rewind } from './rewind.ts';

/** Entries that are kept for each actor, with their snapshots. */
export const ENTRY_LIMIT = 200;
/** Actors that are kept after their end. */
export const GONE_LIMIT = 40;
/** ms between two notices: the page in the frame shares the main thread. */
const NOTICE_INTERVAL = 100;

/** An actor of a machine of the registry. */
export interface TrackedActor {
  /** Counted within its machine: `faq 2`. */
  name: string;
  machine: MachineName;
  actor: AnyActorRef;
  realm: Realm;
  /** True when it has ended: stopped, done, or because an event made it throw, of which xstate's inspector says nothing. */
  readonly isGone: boolean;
  /** Replaced when there is another entry. */
  entries: readonly Entry[];
  /** The entry whose snapshot was put back, until the next event. */
  rewoundTo: Entry | undefined;
}

const machineOf = (actor: unknown): MachineName | undefined => {
  const { id } = (actor as { logic?: Partial<AnyStateMachine> }).logic ?? {};
  return id !== undefined && Object.hasOwn(machines, id) ? (id as MachineName) : undefined;
};

/** Collects the actors of the page in the frame and the events that they receive. */
export function createRoom(now: () => number = () => performance.now()) {
  const trackedActors = new Map<AnyActorRef, TrackedActor>();
  /** Transitions and actions of each actor that has no snapshot after them yet. */
  const underWay = new Map<unknown, { transitions: string[]; actions: string[] }>();
  const counts = new Map<MachineName, number>();
  const listeners = new Set<() => void>();
  let realm: Realm = globalThis;
  let opened = now();
  let version = 0;
  let lastId = 0;
  let isNoticeDue = false;

  function notify() {
    version += 1;
    for (const listener of listeners) listener();
  }

  function changed() {
    if (isNoticeDue) return;
    isNoticeDue = true;
    setTimeout(() => {
      isNoticeDue = false;
      notify();
    }, NOTICE_INTERVAL);
  }

  function register(actor: AnyActorRef, machine: MachineName): TrackedActor {
    const number = (counts.get(machine) ?? 0) + 1;
    counts.set(machine, number);
    const tracked: TrackedActor = {
      name: number === 1 ? machine : `${machine} ${number}`,
      machine,
      actor,
      realm,
      get isGone() {
        return actor.getSnapshot().status !== 'active';
      },
      entries: [],
      rewoundTo: undefined,
    };
    trackedActors.set(actor, tracked);
    return tracked;
  }

  function dropOldest() {
    const gone = [...trackedActors.values()].filter(({ isGone }) => isGone);
    for (const { actor } of gone.slice(0, -GONE_LIMIT)) trackedActors.delete(actor);
  }

  function record(inspected: Extract<InspectionEvent, { type: '@xstate.snapshot' }>, machine: MachineName) {
    const { event } = inspected;
    const actor = inspected.actorRef as AnyActorRef;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    const tracked = trackedActors.get(actor) ?? register(actor, machine);
    const { transitions, actions } = underWay.get(actor) ?? { transitions: [], actions: [] };
    underWay.delete(actor);
    if (tracked.isGone) dropOldest();
    changed();
    if (event.type === REWOUND && tracked.rewoundTo) return;
    const before = (tracked.rewoundTo ?? tracked.entries.at(-1))?.snapshot;
    tracked.rewoundTo = undefined;
    lastId += 1;
    const entry = { id: lastId, at: now() - opened, event, snapshot, transitions, actions };
    tracked.entries = [
      ...tracked.entries.slice(1 - ENTRY_LIMIT),
      { ...entry, ...classify(event, before, transitions) },
    ];
  }

  function inspect(inspected: InspectionEvent) {
    const machine = machineOf(inspected.actorRef);
    if (machine === undefined || inspected.type === '@xstate.event') return;
    if (inspected.type === '@xstate.snapshot') return record(inspected, machine);
    const collected = underWay.get(inspected.actorRef) ?? { transitions: [], actions: [] };
    underWay.set(inspected.actorRef, collected);
    if (inspected.type === '@xstate.microstep')
      collected.transitions.push(...inspected._transitions.map(transitionName));
    const action = actionOf(inspected);
    if (action) collected.actions.push(action.type);
  }

  return {
    /** Clears all recorded actors; returns the inspector for a newly loaded page. */
    open(page: Realm = globalThis): (event: InspectionEvent) => void {
      realm = page;
      trackedActors.clear();
      underWay.clear();
      counts.clear();
      opened = now();
      changed();
      return inspect;
    },
    actors: (): readonly TrackedActor[] => [...trackedActors.values()],
    /** Puts an actor back to an entry's snapshot. */
    rewind(tracked: TrackedActor, entry: Entry) {
      tracked.rewoundTo = entry;
      rewind(tracked.actor, entry.snapshot);
      // At once: until then the slider has its old value, and loses the next key.
      notify();
    },
    /** A number that grows with each notice. */
    version: () => version,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Room = ReturnType<typeof createRoom>;
