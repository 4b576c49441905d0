import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventWords, guardName, transitionName } from '../../../machines/transitions.ts';

/** One declared transition. `name` is its identity: `transitionName` of `machines/transitions.ts`. */
export interface Transition {
  name: string;
  /** As `eventLabel` says it. */
  event: string;
  /** As `guardName` says it. */
  guard: string | undefined;
  actions: string[];
}

export interface State {
  id: string;
  key: string;
  kind: AnyStateNode['type'];
  /** The id of the initial child, in a compound state. */
  initial: string | undefined;
  description: string | undefined;
  tags: string[];
  entry: string[];
  exit: string[];
  /** Invoked actors, by source. */
  invoke: string[];
  /** Transitions that stay within the state; `target` is a descendant's key, or undefined. */
  inner: (Transition & { target: string | undefined })[];
  states: State[];
}

/** All transitions from one state to another that is not its descendant. */
export interface Edge {
  source: string;
  target: string;
  transitions: Transition[];
}

export interface Description {
  root: State;
  edges: Edge[];
}

/** The names of actions, which xstate keeps alone or as the type of an object; without those it adds for delays. */
const actionNames = (actions: readonly unknown[]) =>
  actions
    .map((action) => (typeof action === 'string' ? action : (action as { type: string }).type))
    .filter((name) => !name.startsWith('xstate.'));

function delayOf({ source }: AnyTransitionDefinition, delay: string): string {
  const known: unknown = source.machine.implementations.delays[delay];
  return typeof known === 'number' ? `after ${known} ms (${delay})` : `after ${delay}`;
}

/** A transition's event as `eventWords` says it, with its delay: `after 500 ms (transition)`. */
export const eventLabel = (transition: AnyTransitionDefinition): string =>
  eventWords(transition.eventType).replace(/^after (.+)$/, (_words: string, delay: string) =>
    delayOf(transition, delay),
  );

const describeTransition = (transition: AnyTransitionDefinition): Transition => ({
  name: transitionName(transition),
  event: eventLabel(transition),
  guard: guardName(transition),
  actions: actionNames(transition.actions),
});

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isWithin(node.parent, ancestor));

function describeState(node: AnyStateNode, edges: Map<string, Edge>): State {
  const inner: State['inner'] = [];
  for (const definition of [...node.transitions.values(), node.always ?? []].flat()) {
    const transition = describeTransition(definition);
    for (const target of definition.target ?? [undefined]) {
      if (target === undefined || isWithin(target, node)) {
        inner.push({ ...transition, target: target?.key });
        continue;
      }
      const ends = `${node.id} ${target.id}`;
      const edge = edges.get(ends) ?? { source: node.id, target: target.id, transitions: [] };
      edge.transitions.push(transition);
      edges.set(ends, edge);
    }
  }
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    description: node.description,
    tags: [...node.tags],
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invoke: node.invoke.map(({ src }) => String(src)),
    inner,
    states: Object.values(node.states).map((child) => describeState(child, edges)),
  };
}

/** Describes a machine as plain data: its tree of states, and the edges between them. */
export function describe({ root }: AnyStateMachine): Description {
  const edges = new Map<string, Edge>();
  return { root: describeState(root, edges), edges: [...edges.values()] };
}
