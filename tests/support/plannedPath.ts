import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import { eventWords, SETTLED } from '../../machines/transitions.ts';

/** An action that was executed, with its parameters. */
export interface Executed {
  type: string;
  params: unknown;
}

/** One step of a path. */
export interface PlannedStep {
  event: AnyEventObject;
  /** The snapshot that it leads to. */
  state: AnyMachineSnapshot;
  /** The actions it executes, in order, without those that only change the context. */
  actions: readonly Executed[];
}

/** A path through a machine, and the input it starts from. The first step is the start. */
export interface PlannedPath {
  name: string;
  /** The name of the input. */
  variant: string;
  input: unknown;
  steps: readonly PlannedStep[];
}

/** The ways in which events are caused. */
interface Causes<TResult> {
  /** Causes an event as a visitor or the page does. */
  act: (event: AnyEventObject) => TResult;
  /** Lets time pass. */
  wait: (ms: number) => TResult;
  /** Lets an invoked actor finish. */
  settle: (settlement: Settlement) => TResult;
}

/** Follows a path in one system, a view or a page: causes its events, and checks its states. */
interface Driver extends Causes<unknown> {
  /** Checks the system at the start and after each step; called with the step. */
  expect: (step: PlannedStep) => unknown;
  /** Runs a step under the name of its event, so that reports name the failed one. */
  step?: (name: string, take: () => Promise<void>) => Promise<void>;
}

/** Causes an event: by an act, a delay, or an actor that settles. */
export function cause<TResult>(
  event: AnyEventObject,
  before: AnyMachineSnapshot,
  { act, wait, settle }: Causes<TResult>,
): TResult {
  if (event.type.startsWith('xstate.after.')) return wait(delayBefore(event, before));
  return SETTLED.test(event.type) ? settle(settlementOf(event)) : act(event);
}

/** Follows a path with a driver; the start is its first step. */
export async function follow({ steps }: PlannedPath, driver: Driver): Promise<void> {
  let before: AnyMachineSnapshot | undefined;
  const { step: report = (_, take) => take() } = driver;
  for (const step of steps) {
    const { event, state } = step;
    await report(nameOfEvent(event), async () => {
      if (before !== undefined) await cause(event, before, driver);
      await driver.expect(step);
    });
    before = state;
  }
}

/** The delay of a transition, in the snapshot that waits for it, ms. */
function delayBefore(event: AnyEventObject, snapshot: AnyMachineSnapshot): number {
  const transition = getNextTransitions(snapshot).find(({ eventType }) => eventType === event.type);
  const delay = (transition as { delay?: number | string } | undefined)?.delay;
  const resolved = typeof delay === 'string' ? snapshot.machine.implementations.delays[delay] : delay;
  if (typeof resolved === 'number') return resolved;
  if (typeof resolved === 'function') {
    return (resolved as (args: object) => number)({ context: snapshot.context, event });
  }
  throw new Error(`No delay for "${event.type}"`);
}

/** The end of an invoked actor: its id, its outcome, and its output or error. */
export interface Settlement {
  id: string;
  done: boolean;
  value: unknown;
}

/** Reads it from the event that settles the actor. */
export function settlementOf({ type, output, error }: AnyEventObject): Settlement {
  const [, how, id] = SETTLED.exec(type) ?? [];
  if (id === undefined) throw new Error(`"${type}" settles no actor`);
  return { id, done: how === 'done', value: how === 'done' ? output : error };
}

/** The event's type in words, with the first value of its payload. */
export function nameOfEvent({ type, ...payload }: AnyEventObject): string {
  const name = eventWords(type);
  const [detail] = Object.values(payload).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  );
  return detail === undefined ? name : `${name} (${String(detail)})`;
}
