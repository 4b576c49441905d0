import {
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import { isDelay, isSettle, type SettleStep, type Step } from '../specification/format.ts';
import type { Executed } from './plannedPath.ts';
import { recordActions } from './recorders.ts';

interface Timer {
  due: number;
  fire: () => void;
}

/** A clock that fires each timer at its due time, also one that another timer sets while the clock advances. */
function exactClock() {
  let now = 0;
  const timers = new Set<Timer>();
  return {
    setTimeout(fire: () => void, ms: number): Timer {
      const timer = { due: now + ms, fire };
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: Timer) => void timers.delete(timer),
    increment(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
        if (!next) break;
        timers.delete(next);
        now = next.due;
        next.fire();
      }
      now = end;
    },
  };
}

interface DeferredSnapshot {
  status: 'active' | 'done' | 'error' | 'stopped';
  output: unknown;
  error: unknown;
  input: unknown;
}

/** Started actors by `src`, because a wrong actor may have the right id. */
type Starts = { src: string; input: unknown }[];

/** The actors that each simulated actor has started. */
const startsOf = new WeakMap<AnyActorRef, Starts>();

/** Logic of an actor that ends only on `resolve` or `reject`. */
const deferred = {
  getInitialSnapshot: (_: unknown, input: unknown): DeferredSnapshot => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  start({ input }: DeferredSnapshot, { self }: { self: AnyActor }) {
    if (self._parent) startsOf.get(self._parent)?.push({ src: String(self.src), input });
  },
  transition(snapshot: DeferredSnapshot, { type, value }: AnyEventObject): DeferredSnapshot {
    if (type === 'resolve') return { ...snapshot, status: 'done', output: value };
    if (type === 'reject') return { ...snapshot, status: 'error', error: value };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot: DeferredSnapshot) => snapshot,
};

/** One copy of each machine, because copying is slower than most tests of it. */
const copies = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** A machine whose actors run until an event `resolve` or `reject` ends them. */
function withDeferredActors(machine: AnyStateMachine): AnyStateMachine {
  const known = copies.get(machine);
  if (known) return known;
  const sources = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(sources.map((src) => [src, deferred]));
  const copy: AnyStateMachine = machine.provide({ actors } as never);
  copies.set(machine, copy);
  return copy;
}

/** The actions that a step executed and the actors that it started. */
export interface Observed {
  actions: Executed[];
  starts: Starts;
}

/**
 * An actor of a machine with a simulated clock and deferred child actors; records its actions and the actors that it
 * starts.
 */
export function simulate<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input?: InputFrom<TMachine>,
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = exactClock();
  const starts: Starts = [];
  const errors: unknown[] = [];
  const actions = recordActions(machine.id);
  const actor = createActor(withDeferredActors(machine), {
    clock,
    input,
    inspect: (inspected) => {
      actions.inspect(inspected);
      inspect?.(inspected);
    },
  });
  startsOf.set(actor, starts);
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();

  const snapshot = () => actor.getSnapshot() as SnapshotFrom<TMachine>;
  /** The ids of the invoked actors that have not ended. */
  const running = (): string[] =>
    Object.entries<{ getSnapshot: () => DeferredSnapshot } | undefined>(actor.getSnapshot().children).flatMap(
      ([id, child]) => (child?.getSnapshot().status === 'active' ? [id] : []),
    );
  const observed = (): Observed => ({ actions: actions.executed.splice(0), starts: starts.splice(0) });
  return {
    actor,
    snapshot,
    running,
    /** Errors that the actor has thrown. */
    errors,
    /** Takes a step. A step that settles an actor does nothing unless that actor runs. */
    take(step: Step): Observed {
      if (isDelay(step)) clock.increment(step.after);
      else if (!isSettle(step)) actor.send(typeof step === 'string' ? { type: step } : step);
      else if (running().includes(step.actor)) {
        const end =
          'error' in step ? { type: 'reject', value: step.error } : { type: 'resolve', value: step.output };
        actor.getSnapshot().children[step.actor].send(end);
      }
      return observed();
    },
    /** Returns and clears the actions and starts recorded since the last call, or since a step. */
    observed,
  };
}

/** The type of the event that a step sends. */
export function typeOf(step: Step): string | undefined {
  if (typeof step === 'string') return step;
  return isDelay(step) || isSettle(step) ? undefined : step.type;
}

/** A step that ends this actor. */
export const endOf = (step: Step, actor: string): SettleStep | undefined =>
  typeof step === 'object' && isSettle(step) && step.actor === actor ? step : undefined;
