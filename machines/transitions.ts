import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** Matches `xstate.done.actor.ID` and `xstate.error.actor.ID`; captures 'done' or 'error', and the id. */
export const SETTLED = /^xstate\.(done|error)\.actor\.(.+)$/;
/** Event types of `always` and `xstate.done.state.*`. */
export const RAISED = /^$|^xstate\.done\.state\./;

/** The `eventType` xstate gives an `always` transition. */
const EVENTLESS = '';

function candidates(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const { source, eventType } = transition;
  return (eventType === EVENTLESS ? source.always : source.transitions.get(eventType)) ?? [];
}

/** An event's type in words: `field.changed`, `after transition`, `done contactUs`, `always`, `init`, `rewound`. */
export const eventWords = (type: string): string =>
  (type === EVENTLESS ? 'always' : type)
    .replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1')
    .replace(SETTLED, '$1 $2')
    .replace(/^xstate\.done\.state\..+$/, 'done')
    .replace(/^(xstate|machineRoom)\./, '');

/** The name of a transition's guard; `else` for the last of several candidates, which has none. */
export function guardName(transition: AnyTransitionDefinition): string | undefined {
  const { guard } = transition;
  if (guard === undefined) return candidates(transition).length > 1 ? 'else' : undefined;
  if (typeof guard === 'string') return guard;
  return ('type' in guard ? guard.type : guard.name) || 'inline guard';
}

/**
 * Names one declared transition, the same on every copy of a machine that `provide()` makes:
 *
 *     enquiry.filling --enquiry.submitted[isComplete]--> enquiry.submitting
 *     enquiry.filling --enquiry.submitted[else]--> (stay)
 */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings = candidates(transition);
  const guard = guardName(transition);
  const twins = siblings.filter((other) => guardName(other) === guard);
  const twin = twins.length > 1 ? `~${siblings.indexOf(transition)}` : '';
  const to = target?.map((node) => node.id).join(' + ') ?? '(stay)';
  return `${source.id} --${eventWords(eventType)}${guard ? `[${guard}]` : ''}${twin}--> ${to}`;
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
