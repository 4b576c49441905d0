import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { pathOf } from '../../src/actors/statePath.ts';
import { type Edge, explore, type ModelInputs, replay } from './modelGraph.ts';
import type { PlannedPath } from './plannedPath.ts';

/**
 * Plans few long paths on which both drivers (view, browser) take every transition of a machine. Its required behaviour
 * is in `tests/specification`. A path continues to the nearest untaken transition; when it can reach
 * none, another path begins, from the next input.
 *
 * @throws an Error when an actor on a long path takes other transitions than on the short ones
 */
export function plan<TMachine extends AnyStateMachine>(
  machine: TMachine,
  modelInputs: ModelInputs<TMachine>,
): PlannedPath[] {
  const inputs = modelInputs as unknown as ModelInputs<AnyStateMachine>;
  const graphs = Object.entries<unknown>(inputs.inputs ?? { '': undefined }).map(([variant, input]) => ({
    variant,
    input,
    ...explore(machine, inputs, input),
  }));
  const untaken = new Set(
    graphs.flatMap(({ edges }) => edges.flatMap(({ transitions }) => [...transitions])),
  );
  const paths: PlannedPath[] = [];
  // Alternates between the inputs, so that each has paths.
  for (let idle = 0, round = 0; idle < graphs.length && untaken.size > 0; round += 1) {
    const { variant, input, start, edges } = graphs[round % graphs.length] as (typeof graphs)[number];
    const events = longPath(start, edges, untaken);
    idle = events.length > 0 ? 0 : idle + 1;
    if (idle > 0) continue;
    const steps = replay(machine, input, events);
    const taken = new Set(steps.flatMap(({ transitions }) => [...transitions]));
    if (untaken.isDisjointFrom(taken)) break;
    for (const transition of taken) untaken.delete(transition);
    const end = pathOf(steps.at(-1)?.state.value ?? '');
    const name = [variant, paths.length + 1].filter(Boolean).join(' ');
    paths.push({ name: `${name}: ${events.length} steps to ${end}`, variant, input, steps });
  }
  if (untaken.size > 0) throw new Error(`No path takes ${[...untaken].join(', ')}`);
  return paths;
}

/** The events from the start to the nearest edge with a wanted transition, then to the next, until there is none. */
function longPath(start: string, edges: readonly Edge[], wanted: ReadonlySet<string>): AnyEventObject[] {
  const untaken = new Set(wanted);
  const edgesFrom = Map.groupBy(edges, ({ from }) => from);
  const path: Edge[] = [];
  for (;;) {
    const next = nearest(edgesFrom, path.at(-1)?.to ?? start, untaken);
    if (!next) return path.map(({ event }) => event);
    for (const { transitions } of next) for (const transition of transitions) untaken.delete(transition);
    path.push(...next);
  }
}

/** The shortest path from the state with key `from` to an edge with an untaken transition; a breadth-first search. */
function nearest(
  edgesFrom: ReadonlyMap<string, readonly Edge[]>,
  from: string,
  untaken: ReadonlySet<string>,
): Edge[] | undefined {
  const seen = new Set([from]);
  let paths: { end: string; edges: Edge[] }[] = [{ end: from, edges: [] }];
  while (paths.length > 0) {
    const next = paths.flatMap(({ end, edges }) =>
      (edgesFrom.get(end) ?? []).map((edge) => ({ end: edge.to, edges: [...edges, edge], last: edge })),
    );
    const found = next.filter(({ last }) => !untaken.isDisjointFrom(last.transitions));
    // Prefers an edge that does not end the path.
    if (found.length > 0) return (found.find(({ end }) => edgesFrom.has(end)) ?? found[0])?.edges;
    paths = next.filter(({ end }) => !seen.has(end) && seen.add(end));
  }
  return undefined;
}
