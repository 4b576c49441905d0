import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { fromPromise } from 'xstate';

/** The event that observers receive when an actor is rewound. */
export const REWOUND = 'machineRoom.rewound';

/**
 * The parts of xstate's `Actor` that its types keep private: there is no public way to set the snapshot of a running
 * actor. `tests/machineRoom/rewind.test.ts` fails when a release changes them.
 */
interface Internals {
  update: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => void;
  _actorScope: { stopChild: (child: AnyActorRef) => void };
  system: { scheduler: { cancelAll: (actor: AnyActorRef) => void } };
}
const internals = (actor: AnyActorRef) => actor as unknown as Internals;

/** True while an actor of a machine can receive events and be rewound. */
const isRunning = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active';

/**
 * Puts a snapshot back into its running actor and notifies its observers. The actor is then frozen: its timers and
 * invoked actors are stopped, and the next event goes on from there.
 *
 * @throws an Error when the actor has ended
 */
export function rewind(actor: AnyActorRef, snapshot: AnyMachineSnapshot): void {
  if (!isRunning(actor)) throw new Error(`The actor ${actor.id} has ended and cannot be rewound.`);
  const { _actorScope: scope, system } = internals(actor);
  system.scheduler.cancelAll(actor);
  for (const child of Object.values<AnyActorRef | undefined>(actor.getSnapshot().children))
    if (child) scope.stopChild(child);
  internals(actor).update({ ...snapshot, children: {} } as AnyMachineSnapshot, { type: REWOUND });
}

const never = fromPromise(() => new Promise<never>(() => {}));

/** Sends an event, then freezes the actor: its timers are stopped, and the actors it invokes never settle. */
export function sendAndFreeze(actor: AnyActorRef, event: AnyEventObject): void {
  const { machine } = actor.getSnapshot() as { machine: AnyStateMachine };
  const { implementations } = machine;
  const standIns = Object.fromEntries(Object.keys(implementations.actors).map((name) => [name, never]));
  machine.implementations = { ...implementations, actors: standIns };
  try {
    actor.send(event);
  } finally {
    machine.implementations = implementations;
  }
  internals(actor).system.scheduler.cancelAll(actor);
}
