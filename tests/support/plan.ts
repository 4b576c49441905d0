import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { SETTLED } from '../../machines/transitions.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { after, done, failed, type Step } from '../specification/format.ts';
import { type Edge, everyEdge, type ModelInputs } from './modelGraph.ts';
import { delayBefore, type PlannedPath, type PlannedStep, settlementOf } from './plannedPath.ts';
import { recordTransitions } from './recorders.ts';
import { simulate } from './simulatedActor.ts';

/**
 * Plans the paths on which both drivers (view, browser) take every transition of a machine.
 * `tests/specification` holds the machines' required behaviour; this does not.
 */

/** A step that an actor has taken, with its transitions. */
interface TakenStep extends PlannedStep {
  transitions: ReadonlySet<string>;
}

/** An edge with the recorded steps of its path; `last` holds the transitions of the final step. */
interface DrivenEdge extends Edge {
  steps: readonly TakenStep[];
  last: ReadonlySet<string>;
}

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** Converts an event to the step of a simulated actor that causes it. */
function stepOf(event: AnyEventObject, before: AnyMachineSnapshot): Step {
  if (event.type.startsWith('xstate.after.')) return after(delayBefore(event, before));
  if (!SETTLED.test(event.type)) return event;
  const { id, done: isDone, value } = settlementOf(event);
  return isDone ? done(id, value) : failed(id, value);
}

/** Sends events to a simulated actor and records its steps. The first event is the start. */
function drive(machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]): TakenStep[] {
  const transitions = recordTransitions(machine.id);
  const { actor, snapshot, take, observed } = simulate(machine, input, transitions.inspect);
  const steps = events.map((event, index) => {
    const { actions } = index === 0 ? observed() : take(stepOf(event, snapshot()));
    const step = { event, state: snapshot(), actions, transitions: new Set(transitions.walked) };
    transitions.walked.clear();
    return step;
  });
  actor.stop();
  return steps;
}

function driveEveryEdge(machine: AnyStateMachine, inputs: ModelInputs<AnyStateMachine>, input: unknown) {
  return everyEdge(machine, inputs, input).map((edge): DrivenEdge => {
    const steps = drive(machine, input, edge.events);
    return { ...edge, steps, last: steps.at(-1)?.transitions ?? new Set() };
  });
}

/**
 * Plans few long paths that take every transition of a machine. A path continues to the nearest untaken transition;
 * when it can reach none, another path begins, from the next input.
 *
 * @throws an Error when an actor and the model take different transitions
 */
export function plan<TMachine extends AnyStateMachine>(
  machine: TMachine,
  modelInputs: ModelInputs<TMachine>,
): PlannedPath[] {
  const inputs = modelInputs as unknown as ModelInputs<AnyStateMachine>;
  const graphs = Object.entries<unknown>(inputs.inputs ?? { '': undefined }).map(([variant, input]) => ({
    variant,
    input,
    edges: driveEveryEdge(machine, inputs, input),
  }));
  const untaken: Set<string> = union(
    graphs.flatMap(({ edges }) => edges.flatMap(({ steps }) => steps.map((step) => step.transitions))),
  );
  const paths: PlannedPath[] = [];
  // Alternates between the inputs, so that each has paths.
  for (let idle = 0, round = 0; idle < graphs.length && untaken.size > 0; round += 1) {
    const { variant, input, edges } = graphs[round % graphs.length] as (typeof graphs)[number];
    const events = longPath(edges, untaken);
    idle = events ? 0 : idle + 1;
    if (events) {
      const steps = drive(machine, input, events);
      const taken = union(steps.map((step) => step.transitions));
      if (untaken.isDisjointFrom(taken)) throw new Error(`No path takes ${[...untaken].join(', ')}`);
      for (const transition of taken) untaken.delete(transition);
      const end = pathOf(steps.at(-1)?.state.value ?? '');
      const name = [variant, paths.length + 1].filter(Boolean).join(' ');
      paths.push({ name: `${name}: ${steps.length - 1} steps to ${end}`, variant, input, steps });
    }
  }
  if (untaken.size > 0) throw new Error(`No path takes ${[...untaken].join(', ')}`);
  return paths;
}

/** A path from the start to the nearest edge with an untaken transition, then to the next, until there is none. */
function longPath(
  edges: readonly DrivenEdge[],
  wanted: ReadonlySet<string>,
): readonly AnyEventObject[] | undefined {
  const start = edges.find(({ events }) => events.length === 2);
  if (!start) return undefined;
  const first: ReadonlySet<string> = start.steps[0]?.transitions ?? new Set();
  const untaken = new Set([...wanted].filter((transition) => !first.has(transition)));
  const edgesFrom = Map.groupBy(edges, ({ from }) => from);
  const path: DrivenEdge[] = [];
  for (;;) {
    const next = nearest(edgesFrom, path.at(-1)?.to ?? start.from, untaken);
    if (!next) break;
    for (const transition of union(next.map(({ last }) => last))) untaken.delete(transition);
    path.push(...next);
  }
  if (path.length === 0 && wanted.isDisjointFrom(first)) return undefined;
  return [...start.events.slice(0, 1), ...path.flatMap(({ events }) => events.slice(-1))];
}

/** The shortest path from the state with key `from` to an edge with an untaken transition; a breadth-first search. */
function nearest(
  edgesFrom: ReadonlyMap<string, readonly DrivenEdge[]>,
  from: string,
  untaken: ReadonlySet<string>,
): DrivenEdge[] | undefined {
  const seen = new Set([from]);
  let paths: { end: string; edges: DrivenEdge[] }[] = [{ end: from, edges: [] }];
  while (paths.length > 0) {
    const next = paths.flatMap(({ end, edges }) =>
      (edgesFrom.get(end) ?? []).map((edge) => ({ end: edge.to, edges: [...edges, edge], last: edge.last })),
    );
    const found = next.filter(({ last }) => !untaken.isDisjointFrom(last));
    // Prefers an edge that does not end the path.
    if (found.length > 0) return (found.find(({ end }) => edgesFrom.has(end)) ?? found[0])?.edges;
    paths = next.filter(({ end }) => !seen.has(end) && seen.add(end));
  }
  return undefined;
}
