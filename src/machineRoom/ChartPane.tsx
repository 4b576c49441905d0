import { memo, use, useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineName } from '../../machines/index.ts';
import { Chart } from './chart/Chart.tsx';
import { highlight } from './chart/highlight.ts';
import type { Entry } from './core/entry.ts';
import * as css from './MachineRoom.css.ts';
import { layoutOf } from './resources.ts';

/** ms that a transition flashes. */
const FLASH = 900;
const none: ReadonlySet<string> = new Set();

const MemoChart = memo(Chart);

/** The transitions of the last entry, for a moment. */
function useFlashing(last: Entry | undefined): ReadonlySet<string> {
  const [flashing, setFlashing] = useState(none);
  const id = last?.id;
  const names = last?.transitions.join('\n') ?? '';
  const first = useRef(id);
  useEffect(() => {
    // An actor that has just been chosen does not flash.
    if (id === first.current) return;
    first.current = undefined;
    setFlashing(names === '' ? none : new Set(names.split('\n')));
    const timer = setTimeout(() => setFlashing(none), FLASH);
    return () => clearTimeout(timer);
  }, [id, names]);
  return flashing;
}

interface ChartPaneProps {
  machine: MachineName;
  snapshot: AnyMachineSnapshot;
  /** The last entry, whose transitions flash. */
  last: Entry | undefined;
}

/** An actor's statechart with its active states highlighted; it scrolls to those that were entered. */
export function ChartPane({ machine, snapshot, last }: ChartPaneProps) {
  const layout = use(layoutOf(machine));
  const flashing = useFlashing(last);
  const pane = useRef<HTMLElement>(null);
  const highlighted = useRef('');
  const active = snapshot._nodes.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (pane.current) highlight(pane.current, new Set(active.split(' ')), flashing);
  }, [active, flashing]);
  useEffect(() => {
    const before = highlighted.current.split(' ');
    highlighted.current = active;
    const innermost = active.split(' ').findLast((id) => !before.includes(id));
    pane.current
      ?.querySelector(`[data-state="${innermost}"]`)
      ?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
    <section ref={pane} className={css.chart} tabIndex={0} aria-label={`Statechart of ${machine}`}>
      <MemoChart layout={layout} title={`The machine ${machine}`} />
    </section>
  );
}
