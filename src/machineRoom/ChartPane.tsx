import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineName } from '../../machines/index.ts';
import { bringToView } from './bringToView.ts';
import * as css from './ChartPane.css.ts';
import { Chart } from './chart/Chart.tsx';
import { light } from './chart/light.ts';
import type { Entry } from './core/entry.ts';
import { head, nobody } from './MachineRoom.css.ts';
import { button } from './parts.css.ts';
import { layoutOf } from './resources.ts';
import { useLoaded } from './useRoom.ts';

/** ms that a transition flashes. */
const FLASH = 900;
const none: ReadonlySet<string> = new Set();

const Sheet = memo(Chart);

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
  /** Stands before the choice of size. */
  children: ReactNode;
}

/** An actor's statechart with its active states highlighted. */
export function ChartPane({ machine, snapshot, last, children }: ChartPaneProps) {
  const layout = useLoaded(layoutOf(machine));
  const flashing = useFlashing(last);
  const [fits, setFits] = useState(false);
  const pane = useRef<HTMLElement>(null);
  const active = snapshot._nodes.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (layout && pane.current) light(pane.current, new Set(active.split(' ')), flashing);
  }, [layout, active, flashing]);
  const lit = useRef('');
  useEffect(() => {
    if (!layout) return;
    const before = new Set(lit.current.split(' '));
    const entered = active.split(' ').filter((id) => !before.has(id));
    lit.current = active;
    if (pane.current && !fits) bringToView(pane.current, entered);
  }, [layout, fits, active]);
  return (
    <>
      <div className={head}>
        {children}
        {[false, true].map((isFit) => (
          <button
            key={String(isFit)}
            type="button"
            className={button}
            aria-pressed={fits === isFit}
            onClick={() => setFits(isFit)}
          >
            {isFit ? 'Fit' : '1:1'}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
      <section ref={pane} className={css.pane} tabIndex={0} aria-label={`Statechart of ${machine}`}>
        {layout ? (
          <div className={css.sheet} data-fits={fits ? '' : undefined}>
            <Sheet layout={layout} title={`The machine ${machine}`} />
          </div>
        ) : (
          <p className={nobody}>Drawing the machine …</p>
        )}
      </section>
    </>
  );
}
