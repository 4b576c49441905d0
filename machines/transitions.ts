import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** Matches the event of an invoked actor's end: how it ended, and its id. */
export const SETTLED = /^xstate\.(done|error)\.actor\.(.+)$/;
/** Event types of `always` and `xstate.done.state.*`. */
export const RAISED = /^$|^xstate\.done\.state\./;

/** The `eventType` xstate gives an `always` transition. */
const EVENTLESS = '';

function candidates(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const { source, eventType } = transition;
  return (eventType === EVENTLESS ? source.always : source.transitions.get(eventType)) ?? [];
}

/** The name of a transition's guard, if it has one. */
export function guardName({ guard }: AnyTransitionDefinition): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  return ('type' in guard ? guard.type : guard.name) || 'inline guard';
}

/**
 * Names one declared transition, the same on every copy of a machine that `provide()` makes:
 *
 *     enquiry.filling --enquiry.submitted[isComplete]--> enquiry.submitting
 *     enquiry.filling --enquiry.submitted[else]--> (stay)
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings = candidates(transition);
  const guard = guardName(transition) ?? (siblings.length > 1 ? 'else' : undefined);
  const twins = siblings.filter((other) => guardName(other) === guardName(transition));
  const twin = twins.length > 1 ? `~${siblings.indexOf(transition)}` : '';
  const event = (eventType === EVENTLESS ? 'always' : eventType)
    .replace(
      /^xstate\.after\.(.+)$/,
      (_match: string, rest: string) => `after ${rest.replace(`.${source.id}`, '')}`,
    )
    .replace(SETTLED, '$1 $2')
    .replace(/^xstate\.done\.state\..+$/, 'done');
  const to = target?.map((node) => node.id).join(' + ') ?? '(stay)';
  return `${source.id} --${event}${guard ? `[${guard}]` : ''}${twin}--> ${to}`;
}

function transitionsIn(node: AnyStateNode): AnyTransitionDefinition[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [...own, ...Object.values(node.states).flatMap(transitionsIn)];
}

/** Every transition a machine declares: `on`, `after`, `always`, `onDone`, `onError`, per guard branch. */
export function everyTransition(machine: AnyStateMachine): string[] {
  return transitionsIn(machine.root).map(nameOf).sort();
}

/**
 * Records the transitions that actors of one machine take. Hand `inspect` to
 * `createActor`, `useMachine` or a context provider.
 */
export function recordTransitions(machineId: string) {
  const walked = new Set<string>();
  return {
    walked,
    inspect(this: void, inspected: InspectionEvent) {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) {
        if (transition.source.machine.id === machineId) walked.add(nameOf(transition));
      }
    },
  };
}

/** The action that an actor of a machine executes; undefined for `assign`, which only changes the context. */
export function actionOf(
  inspected: InspectionEvent,
): { machineId: string; type: string; params: unknown } | undefined {
  if (inspected.type !== '@xstate.action') return undefined;
  const { logic } = inspected.actorRef as { logic?: { id?: string } };
  const { type, params } = inspected.action;
  if (logic?.id === undefined || type.startsWith('xstate.')) return undefined;
  return { machineId: logic.id, type, params };
}

/** Records the actions that actors of one machine execute. */
export function recordActions(machineId: string) {
  const executed: { type: string; params: unknown }[] = [];
  return {
    executed,
    inspect(this: void, inspected: InspectionEvent) {
      const action = actionOf(inspected);
      if (action?.machineId === machineId) executed.push({ type: action.type, params: action.params });
    },
  };
}
