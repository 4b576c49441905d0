import { type AnyMachineSnapshot, type AnyStateMachine, getNextTransitions, initialTransition } from 'xstate';
import type { MachineName } from '../../../machines/index.ts';
import { RAISED } from '../../../machines/transitions.ts';
import { modelInputs } from '../../../tests/modelInputs/index.ts';
import { eventsOf, type ModelInputs } from '../../../tests/support/modelGraph.ts';
import { eventLabel } from '../chart/describe.ts';
import { payloadText } from './payload.ts';

/** An event that can be sent to an actor. */
export interface Offer {
  type: string;
  /** The event in words. */
  label: string;
  /** Its payload as JSON. */
  payload: string;
}

interface Offers {
  /** Events that an active state has a transition for. */
  accepted: readonly Offer[];
  /** Delays and ends of invoked actors, which come by themselves. */
  awaited: readonly Offer[];
  /** The machine's other events, which no active state has a transition for. */
  ignored: readonly Offer[];
}

/** The model inputs' events of a type, or those of the machine's start, or else one without a payload. */
function samplesOf(type: string, snapshot: AnyMachineSnapshot, inputs: ModelInputs<AnyStateMachine>) {
  const now = eventsOf(type, snapshot, inputs);
  if (now.length > 0) return now;
  const [input] = Object.values<unknown>(inputs.inputs ?? {});
  const first = eventsOf(type, initialTransition(snapshot.machine, input)[0], inputs);
  return first.length > 0 ? first : [{ type }];
}

/** True for a delay, or the end of an invoked actor. */
const isAwaited = (type: string) => type.startsWith('xstate.');

/** Groups a machine's events: accepted, awaited or ignored in a snapshot. */
export function offersIn(machine: MachineName, snapshot: AnyMachineSnapshot): Offers {
  const inputs = modelInputs[machine] as unknown as ModelInputs<AnyStateMachine>;
  const labels = new Map(getNextTransitions(snapshot).map((next) => [next.eventType, eventLabel(next)]));
  const taken = [...labels.keys()].filter((type) => !RAISED.test(type));
  const ignored: string[] = snapshot.machine.events.filter(
    (type) => !isAwaited(type) && !RAISED.test(type) && !labels.has(type),
  );
  const offersOf = (type: string): Offer[] =>
    samplesOf(type, snapshot, inputs).map((event) => ({
      type,
      label: labels.get(type) ?? type,
      payload: payloadText(event),
    }));
  return {
    accepted: taken.filter((type) => !isAwaited(type)).flatMap(offersOf),
    awaited: taken.filter(isAwaited).flatMap(offersOf),
    ignored: ignored.flatMap(offersOf),
  };
}
