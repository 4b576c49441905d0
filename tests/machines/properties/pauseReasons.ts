import type { PauseEvent } from '../../../machines/pauseReasons.ts';
import type { Step } from '../../specification/format.ts';
import { typeOf } from '../../support/simulatedActor.ts';

export type Reason = 'pointer' | 'focus' | 'control' | 'page' | 'motion';

/** Reference model: the effect of each event on the set of pause reasons. */
const effects: Record<PauseEvent['type'], (reasons: Set<Reason>) => unknown> = {
  'pointer.entered': (reasons) => reasons.add('pointer'),
  'pointer.left': (reasons) => reasons.delete('pointer'),
  'focus.entered': (reasons) => reasons.add('focus'),
  'focus.left': (reasons) => reasons.delete('focus'),
  // A visitor whose keyboard is on the control decides by pressing it.
  'control.pressed': (reasons) => {
    reasons.delete('focus');
    if (!reasons.delete('control')) reasons.add('control');
  },
  'page.hidden': (reasons) => reasons.add('page'),
  'page.shown': (reasons) => reasons.delete('page'),
  'motion.reduced': (reasons) => reasons.add('motion'),
  'motion.allowed': (reasons) => reasons.delete('motion'),
};
/** Applies an event to the set of pause reasons. */
export const note = (step: Step, reasons: Set<Reason>) =>
  effects[typeOf(step) as PauseEvent['type']]?.(reasons);

/** The event that ends each pause reason. */
export const endings: Record<Reason, PauseEvent['type']> = {
  pointer: 'pointer.left',
  focus: 'focus.left',
  control: 'control.pressed',
  page: 'page.shown',
  motion: 'motion.allowed',
};
