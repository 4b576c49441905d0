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
interface Taken extends PlannedStep {
  transitions: ReadonlySet<string>;
}

/** An edge with the recorded steps of its path; `last` holds the transitions of the final step. */
interface DrivenEdge extends Edge {
  steps: readonly Taken[];
  last: ReadonlySet<string>;
}

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** The step of a simulated actor that makes an event happen. */
function stepOf(event: AnyEventObject, before: AnyMachineSnapshot): Step {
  if (event.type.startsWith('xstate.after.')) return after(delayBefore(event, before));
  if (!SETTLED.test(event.type)) return event;
  const { id, done: isDone, value } = settlementOf(event);
  return isDone ? done(id, value) : failed(id, value);
}

/** Takes events with a bare actor, whose own actors settle as the events say. The first event is the start. */
function drive(machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]): Taken[] {
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
 * Plans few long paths that take every transition of a machine: each goes on to the nearest transition that has not been
 * taken; another begins, perhaps from another input, only when none can be reached any more.
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
  const left: Set<string> = union(
    graphs.flatMap(({ edges }) => edges.flatMap(({ steps }) => steps.map((step) => step.transitions))),
  );
  const paths: PlannedPath[] = [];
  // Alternates between the inputs, so that each gets paths.
  for (let idle = 0, round = 0; idle < graphs.length && left.size > 0; round += 1) {
    const { variant, input, edges } = graphs[round % graphs.length] as (typeof graphs)[number];
    const events = longPath(edges, left);
    idle = events ? 0 : idle + 1;
    if (events) {
      const steps = drive(machine, input, events);
      const taken = union(steps.map((step) => step.transitions));
      if (left.isDisjointFrom(taken)) throw new Error(`No path takes ${[...left].join(', ')}`);
      for (const transition of taken) left.delete(transition);
      const end = pathOf(steps.at(-1)?.state.value ?? '');
      const name = [variant, paths.length + 1].filter(Boolean).join(' ');
      paths.push({ name: `${name}: ${steps.length - 1} steps to ${end}`, variant, input, steps });
    }
  }
  if (left.size > 0) throw new Error(`No path takes ${[...left].join(', ')}`);
  return paths;
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
