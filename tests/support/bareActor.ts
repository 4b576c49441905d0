import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { recordActions, recordTransitions } from '../../machines/transitions.ts';
import { nextTask } from '../../src/actors/nextTask.ts';
import { type PlannedStep, perform, settlementOf } from './plannedPath.ts';

/** A step that an actor has taken, with its transitions. */
export interface Taken extends PlannedStep {
  transitions: ReadonlySet<string>;
}

/** Promise actors that are settled by the events that say so. */
function deferredActors(machine: AnyStateMachine) {
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  const deferred = fromPromise(({ self }) => {
    const settle = Promise.withResolvers<unknown>();
    pending.set(self.id, settle);
    return settle.promise;
  });
  return {
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, deferred])),
    async settle(event: AnyEventObject) {
      const { id, done, value } = settlementOf(event);
      const settle = pending.get(id);
      if (!settle) throw new Error(`Actor "${id}" is not running`);
      if (done) settle.resolve(value);
      else settle.reject(value);
      await nextTask();
    },
  };
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
  const { actors, settle } = deferredActors(machine);
  const actor = createActor(machine.provide({ actors }), {
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
    settle,
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
