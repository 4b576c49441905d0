import type { AnyMachineSnapshot } from 'xstate';
import { type PauseEvent, pauseReasons } from '../../machines/pauseReasons.ts';

type PauseEvents = Record<PauseEvent['type'], (snapshot: AnyMachineSnapshot) => readonly object[]>;

const resting = (value: Record<string, unknown>, region: string) =>
  value[region] === pauseReasons[region as keyof typeof pauseReasons].initial;

/** The number of reasons to pause. */
const reasons = ({ value }: AnyMachineSnapshot) =>
  Object.keys(pauseReasons).filter((region) => !resting(value as Record<string, unknown>, region)).length;

/** One reason at a time; the property test covers several at once. */
const once = (region: keyof typeof pauseReasons) => (snapshot: AnyMachineSnapshot) =>
  reasons(snapshot) === 0 || !resting(snapshot.value as Record<string, unknown>, region) ? [{}] : [];

export const pauseEvents = {
  'pointer.entered': once('pointer'),
  'pointer.left': once('pointer'),
  'focus.entered': once('focus'),
  'focus.left': once('focus'),
  // A press by keyboard comes from the focused control.
  'control.pressed': (snapshot) => (snapshot.matches({ focus: 'inside' }) ? [{}] : once('control')(snapshot)),
  'page.hidden': once('page'),
  'page.shown': once('page'),
  'motion.reduced': once('motion'),
  'motion.allowed': once('motion'),
} satisfies PauseEvents;
