import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions, initialTransition } from 'xstate';
import type { MachineName } from '../../../machines/index.ts';
import { RAISED, SETTLED } from '../../../machines/transitions.ts';
import { modelInputs } from '../../../tests/modelInputs/index.ts';
import type { ModelInputs } from '../../../tests/support/modelGraph.ts';
import { eventOf } from '../chart/describe.ts';
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

const sameFor = <T>(values: readonly T[], key: (value: T) => string) => [
  ...new Map(values.map((value) => [key(value), value])).values(),
];

type Payloads = Record<string, readonly object[] | ((at: AnyMachineSnapshot) => readonly object[])>;

/** The model inputs' payloads for an event: where they choose none now, those of the machine's start. */
function payloadsOf(type: string, snapshot: AnyMachineSnapshot, { events, inputs }: ModelInputs<never>) {
  const { [type]: listed = [] }: Payloads = events;
  if (typeof listed !== 'function') return listed;
  const now = listed(snapshot);
  if (now.length > 0) return now;
  const [input] = Object.values(inputs ?? {});
  return listed(initialTransition(snapshot.machine, input)[0]);
}

/** The model inputs' events of a type; one without a payload where they have none. */
function samplesOf(type: string, snapshot: AnyMachineSnapshot, inputs: ModelInputs<never>): AnyEventObject[] {
  const [, how, id = ''] = SETTLED.exec(type) ?? [];
  if (how) {
    const values = inputs.actors?.[id]?.[how as 'done' | 'error'] ?? [];
    return values.map((value) => ({ type, [how === 'done' ? 'output' : 'error']: value }));
  }
  const payloads = payloadsOf(type, snapshot, inputs);
  return payloads.length > 0 ? payloads.map((payload) => ({ ...payload, type })) : [{ type }];
}

/** Groups a machine's events: accepted, awaited or ignored in a snapshot. */
export function offersIn(machine: MachineName, snapshot: AnyMachineSnapshot): Offers {
  const inputs = modelInputs[machine] as unknown as ModelInputs<never>;
  const next = snapshot.status === 'active' ? getNextTransitions(snapshot) : [];
  const waiting = new Map(next.map((transition) => [transition.eventType, eventOf(transition)]));
  const offersOf = ([type, label]: [string, string]): Offer[] =>
    sameFor(
      samplesOf(type, snapshot, inputs).map((event) => ({ type, label, payload: payloadText(event) })),
      ({ payload }) => payload,
    );
  const named = [...waiting].filter(([type]) => !RAISED.test(type));
  const others = snapshot.machine.events.filter(
    (type) => !type.startsWith('xstate.') && type !== '' && !waiting.has(type),
  );
  return {
    accepted: named.filter(([type]) => !type.startsWith('xstate.')).flatMap(offersOf),
    awaited: named.filter(([type]) => type.startsWith('xstate.')).flatMap(offersOf),
    ignored: [...new Set<string>(others)].flatMap((type) => offersOf([type, type])),
  };
}
