import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { pathOf } from '../../src/actors/statePath.ts';
import { drive, type Taken } from './bareActor.ts';
import { type Edge, eventsOf, everyEdge, type ModelInputs } from './modelGraph.ts';
import type { PlannedPath } from './plannedPath.ts';

/**
 * Plans the paths on which the three drivers (bare actor, view, browser) take every transition of a machine.
 * `tests/specification` holds the machines' required behaviour; this does not.
 */

/** A path to a state, with the events that have no effect there. */
interface IgnoringPath extends PlannedPath {
  ignored: readonly AnyEventObject[];
}

/** An edge with the recorded steps of its path; `last` holds the transitions of the final step. */
interface DrivenEdge extends Edge {
  steps: readonly Taken[];
  last: ReadonlySet<string>;
}

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

async function driveEveryEdge(
  machine: AnyStateMachine,
  inputs: ModelInputs<AnyStateMachine>,
  input: unknown,
) {
  const driven: DrivenEdge[] = [];
  for (const edge of everyEdge(machine, inputs, input)) {
    const steps = await drive(machine, input, edge.events);
    driven.push({ ...edge, steps, last: steps.at(-1)?.transitions ?? new Set() });
  }
  return driven;
}

interface Plan {
  /** The transitions that can be taken at all, sorted. */
  transitions: string[];
  /** Few long paths that take each of these transitions. */
  paths: PlannedPath[];
  /** One short path to each state from each input, with the events that have no effect there. */
  ignoring: IgnoringPath[];
}

/**
 * Plans the long paths of a machine: each goes on to the nearest transition that has not been taken; another begins,
 * perhaps from another input, only when none can be reached any more.
 *
 * @throws an Error when an actor and the model take different transitions
 */
export async function plan<TMachine extends AnyStateMachine>(
  machine: TMachine,
  modelInputs: ModelInputs<TMachine>,
): Promise<Plan> {
  const inputs = modelInputs as unknown as ModelInputs<AnyStateMachine>;
  const variants = Object.entries<unknown>(inputs.inputs ?? { '': undefined });
  const graphs: { variant: string; input: unknown; edges: DrivenEdge[] }[] = [];
  for (const [variant, input] of variants)
    graphs.push({ variant, input, edges: await driveEveryEdge(machine, inputs, input) });

  const transitions: Set<string> = union(
    graphs.flatMap(({ edges }) => edges.flatMap(({ steps }) => steps.map((step) => step.transitions))),
  );
  const left = new Set(transitions);
  const paths: PlannedPath[] = [];
  // Alternates between the inputs, so that each gets paths.
  for (let idle = 0, round = 0; idle < graphs.length && left.size > 0; round += 1) {
    const { variant, input, edges } = graphs[round % graphs.length] as (typeof graphs)[number];
    const events = longPath(edges, left);
    idle = events ? 0 : idle + 1;
    if (events) {
      const steps = await drive(machine, input, events);
      const taken = union(steps.map((step) => step.transitions));
      if (left.isDisjointFrom(taken)) throw new Error(`No path takes ${[...left].join(', ')}`);
      for (const transition of taken) left.delete(transition);
      const end = pathOf(steps.at(-1)?.state.value ?? '');
      const name = [variant, paths.length + 1].filter(Boolean).join(' ');
      paths.push({ name: `${name}: ${steps.length - 1} steps to ${end}`, variant, input, steps });
    }
  }
  if (left.size > 0) throw new Error(`No path takes ${[...left].join(', ')}`);
  const ignoring = graphs.flatMap((graph) => ignoringPaths(machine, inputs, graph));
  return { transitions: [...transitions].sort(), paths, ignoring };
}

/** The shortest way to each state value, with the events of the model inputs that the machine does not take there. */
function ignoringPaths(
  machine: AnyStateMachine,
  inputs: ModelInputs<AnyStateMachine>,
  { variant, input, edges }: { variant: string; input: unknown; edges: readonly DrivenEdge[] },
): IgnoringPath[] {
  const start = edges[0]?.steps.slice(0, 1) ?? [];
  const byState = new Map<string, readonly Taken[]>();
  for (const steps of [start, ...edges.map((edge) => edge.steps)]) {
    const state = pathOf(steps.at(-1)?.state.value ?? '');
    if (steps.length < (byState.get(state)?.length ?? Number.POSITIVE_INFINITY)) byState.set(state, steps);
  }
  return [...byState].flatMap(([state, steps]) => {
    const snapshot = steps.at(-1)?.state;
    if (snapshot?.status !== 'active') return [];
    const ignored = machine.events
      .filter((type) => !type.startsWith('xstate.'))
      .flatMap((type) => eventsOf(type, snapshot, inputs))
      .filter((event) => !snapshot.can(event));
    const name = [variant, state].filter(Boolean).join(', ');
    return ignored.length > 0 ? [{ name, variant, input, steps, ignored }] : [];
  });
}

/** A path from the start to the nearest edge with a transition that is left, and on, until none can be reached. */
function longPath(
  edges: readonly DrivenEdge[],
  wanted: ReadonlySet<string>,
): readonly AnyEventObject[] | undefined {
  const start = edges.find(({ events }) => events.length === 2);
  if (!start) return undefined;
  const first: ReadonlySet<string> = start.steps[0]?.transitions ?? new Set();
  const left = new Set([...wanted].filter((transition) => !first.has(transition)));
  const edgesFrom = Map.groupBy(edges, ({ from }) => from);
  const way: DrivenEdge[] = [];
  for (;;) {
    const next = nearest(edgesFrom, way.at(-1)?.to ?? start.from, left);
    if (!next) break;
    for (const transition of union(next.map(({ last }) => last))) left.delete(transition);
    way.push(...next);
  }
  if (way.length === 0 && wanted.isDisjointFrom(first)) return undefined;
  return [...start.events.slice(0, 1), ...way.flatMap(({ events }) => events.slice(-1))];
}

/** The shortest way from a key to an edge with a transition that is left. */
function nearest(
  edgesFrom: ReadonlyMap<string, readonly DrivenEdge[]>,
  from: string,
  left: ReadonlySet<string>,
): DrivenEdge[] | undefined {
  const seen = new Set([from]);
  let ways: { end: string; edges: DrivenEdge[] }[] = [{ end: from, edges: [] }];
  while (ways.length > 0) {
    const next = ways.flatMap(({ end, edges }) =>
      (edgesFrom.get(end) ?? []).map((edge) => ({ end: edge.to, edges: [...edges, edge], last: edge.last })),
    );
    const found = next.filter(({ last }) => !left.isDisjointFrom(last));
    // Prefers an edge that does not end the path.
    if (found.length > 0) return (found.find(({ end }) => edgesFrom.has(end)) ?? found[0])?.edges;
    ways = next.filter(({ end }) => !seen.has(end) && seen.add(end));
  }
  return undefined;
}
