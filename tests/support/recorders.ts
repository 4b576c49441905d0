import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { actionOf, transitionName } from '../../machines/transitions.ts';
import type { Executed } from './plannedPath.ts';

/** A state and all states in it. */
export const statesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesIn),
];

/** Every transition a machine declares: `on`, `after`, `always`, `onDone`, `onError`, per guard branch. */
export const transitionsIn = ({ root }: AnyStateMachine) =>
  statesIn(root).flatMap(({ transitions, always = [] }) => [...[...transitions.values()].flat(), ...always]);

/** The names of these transitions, in alphabetical order. */
export const everyTransition = (machine: AnyStateMachine): string[] =>
  transitionsIn(machine).map(transitionName).sort();

/**
 * Records the transitions that actors of one machine take. Its `inspect` is an option of `createActor`, `useMachine`
 * and context providers.
 */
export function recordTransitions(machineId: string) {
  const walked = new Set<string>();
  return {
    walked,
    inspect(this: void, inspected: InspectionEvent) {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) {
        if (transition.source.machine.id === machineId) walked.add(transitionName(transition));
      }
    },
  };
}

/** Records the actions that actors of one machine execute. */
export function recordActions(machineId: string) {
  const executed: Executed[] = [];
  return {
    executed,
    inspect(this: void, inspected: InspectionEvent) {
      const action = actionOf(inspected);
      if (action?.machineId === machineId) executed.push({ type: action.type, params: action.params });
    },
  };
}
