import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import { guardName } from '../../../machines/transitions.ts';
import { REWOUND } from './rewind.ts';

/**
 * The outcome of an event: a transition took it, no active state has a transition for it, or guards refused it.
 * `started`, `stopped` and `rewound` concern the actor itself.
 */
type Outcome = 'taken' | 'ignored' | 'refused' | 'started' | 'stopped' | 'rewound';

/** One event that an actor received. */
export interface Entry {
  id: number;
  /** ms since the page was opened. */
  at: number;
  event: AnyEventObject;
  outcome: Outcome;
  /** Names of the transitions taken, by `transitionName`. */
  transitions: readonly string[];
  /** Names of the actions executed. */
  actions: readonly string[];
  /** Names of the guards that refused the event. */
  guards: readonly string[];
  /** The actor's snapshot after it. */
  snapshot: AnyMachineSnapshot;
}

const lifeOf: Readonly<Record<string, Outcome>> = {
  'xstate.init': 'started',
  'xstate.stop': 'stopped',
  [REWOUND]: 'rewound',
};

/** Guards of the transitions that a snapshot has for an event; undefined when it has no transition for it. */
function guardsAgainst(before: AnyMachineSnapshot | undefined, type: string): string[] | undefined {
  if (before?.status !== 'active') return undefined;
  const candidates = getNextTransitions(before).filter(({ eventType }) => eventType === type);
  if (candidates.length === 0) return undefined;
  return [...new Set(candidates.flatMap((candidate) => guardName(candidate) ?? []))];
}

/** Classifies an event by the snapshot before it and the transitions that it led to. */
export function classify(
  { type }: AnyEventObject,
  before: AnyMachineSnapshot | undefined,
  transitions: readonly string[],
): Pick<Entry, 'outcome' | 'guards'> {
  const life = lifeOf[type];
  if (life) return { outcome: life, guards: [] };
  if (transitions.length > 0) return { outcome: 'taken', guards: [] };
  const guards = guardsAgainst(before, type);
  return guards ? { outcome: 'refused', guards } : { outcome: 'ignored', guards: [] };
}
