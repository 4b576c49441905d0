import type { AnyMachineSnapshot } from 'xstate';
import { type PauseEvent, pauseReasons } from '../../machines/pauseReasons.ts';

type PauseEvents = Record<PauseEvent['type'], (snapshot: AnyMachineSnapshot) => readonly object[]>;

const isInitial = (value: Record<string, unknown>, region: string) =>
  value[region] === pauseReasons[region as keyof typeof pauseReasons].initial;

/** The number of reasons to pause. */
const reasonCount = ({ value }: AnyMachineSnapshot) =>
  Object.keys(pauseReasons).filter((region) => !isInitial(value as Record<string, unknown>, region)).length;

/** One reason at a time; the property test covers several at once. */
const whenAlone = (region: keyof typeof pauseReasons) => (snapshot: AnyMachineSnapshot) =>
  reasonCount(snapshot) === 0 || !isInitial(snapshot.value as Record<string, unknown>, region) ? [{}] : [];

export const pauseEvents = {
  'pointer.entered': whenAlone('pointer'),
  'pointer.left': whenAlone('pointer'),
  'focus.entered': whenAlone('focus'),
  'focus.left': whenAlone('focus'),
  // A press by keyboard comes from the focused control.
  'control.pressed': (snapshot) =>
    snapshot.matches({ focus: 'inside' }) ? [{}] : whenAlone('control')(snapshot),
  'page.hidden': whenAlone('page'),
  'page.shown': whenAlone('page'),
  'motion.reduced': whenAlone('motion'),
  'motion.allowed': whenAlone('motion'),
} satisfies PauseEvents;
