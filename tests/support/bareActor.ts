import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { type PlannedStep, perform, settlementOf } from './plannedPath.ts';
import { recordActions, recordTransitions } from './recorders.ts';
import { withDeferredActors } from './simulatedActor.ts';

/** A step that an actor has taken, with its transitions. */
export interface Taken extends PlannedStep {
  transitions: ReadonlySet<string>;
}

/** Sends events to a bare actor, whose own actors settle as the events say. The first event is the start. */
export async function drive(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): Promise<Taken[]> {
  const transitions = recordTransitions(machine.id);
  const actions = recordActions(machine.id);
  const clock = new SimulatedClock();
  const actor = createActor(withDeferredActors(machine), {
    clock,
    input,
    inspect: (inspected) => {
      transitions.inspect(inspected);
      actions.inspect(inspected);
    },
  }).start();
  const driver = {
    act: (event: AnyEventObject) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    settle(event: AnyEventObject) {
      const { id, done, value } = settlementOf(event);
      const child: AnyActorRef | undefined = actor.getSnapshot().children[id];
      if (!child) throw new Error(`Actor "${id}" is not running`);
      child.send({ type: done ? 'resolve' : 'reject', value });
    },
  };
  const taken: Taken[] = [];
  for (const [index, event] of events.entries()) {
    if (index > 0) await perform(event, actor.getSnapshot(), driver);
    const step = { event, state: actor.getSnapshot(), actions: actions.executed.splice(0) };
    taken.push({ ...step, transitions: new Set(transitions.walked) });
    transitions.walked.clear();
  }
  actor.stop();
  return taken;
}
