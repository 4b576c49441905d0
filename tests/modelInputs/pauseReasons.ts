import type { AnyMachineSnapshot } from 'xstate';
import { type PauseEvent, pauseReasons } from '../../machines/pauseReasons.ts';

type PauseEvents = Record<PauseEvent['type'], (snapshot: AnyMachineSnapshot) => readonly object[]>;

const resting = (value: Record<string, unknown>, region: string) =>
  value[region] === pauseReasons[region as keyof typeof pauseReasons].initial;

/** How many regions hold the machine still. */
const holds = ({ value }: AnyMachineSnapshot) =>
  Object.keys(pauseReasons).filter((region) => !resting(value as Record<string, unknown>, region)).length;

/** One hold at a time: that two hold as one does is shown once, by the property test. */
const once = (region: keyof typeof pauseReasons) => (snapshot: AnyMachineSnapshot) =>
  holds(snapshot) === 0 || !resting(snapshot.value as Record<string, unknown>, region) ? [{}] : [];

export const pauseEvents = {
  'pointer.entered': once('pointer'),
  'pointer.left': once('pointer'),
  'focus.entered': once('focus'),
  'focus.left': once('focus'),
  // The keyboard is in it when it presses the control.
  'control.pressed': (snapshot) => (snapshot.matches({ focus: 'inside' }) ? [{}] : once('control')(snapshot)),
  'page.hidden': once('page'),
  'page.shown': once('page'),
  'motion.reduced': once('motion'),
  'motion.allowed': once('motion'),
} satisfies PauseEvents;
