import type { Step } from '../../specification/format.ts';
import { pauses } from '../../specification/machines/pauseReasons.ts';
import { typeOf } from '../../support/simulatedActor.ts';

/** A pause reason, by the event that begins it. */
export type Reason = (typeof pauses)[number][0];

/** The event that ends each pause reason, by the event that begins it. */
export const endings: ReadonlyMap<Reason, string> = new Map(pauses.map(([begins, , ends]) => [begins, ends]));

/** Reference model: applies an event to the set of pause reasons. */
export function note(step: Step, reasons: Set<Reason>): void {
  const type = typeOf(step);
  for (const [begins, ends] of endings) {
    if (type === ends && reasons.delete(begins)) continue;
    if (type === begins) reasons.add(begins);
  }
  // A visitor whose keyboard is on the control decides by pressing it.
  if (type === 'control.pressed') reasons.delete('focus.entered');
}
