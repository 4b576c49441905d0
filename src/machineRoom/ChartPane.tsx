import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineName } from '../../machines/index.ts';
import { scrollBehaviour } from '../actors/motion.ts';
import * as css from './ChartPane.css.ts';
import { Chart } from './chart/Chart.tsx';
import type { ChartLayout } from './chart/layout.ts';
import type { Entry } from './core/entry.ts';
import { head, nobody } from './MachineRoom.css.ts';
import { button } from './parts.css.ts';
import { layoutOf } from './resources.ts';
import { useLoaded } from './useRoom.ts';

/** ms that a transition flashes. */
const FLASH = 900;
const none: ReadonlySet<string> = new Set();

interface SheetProps {
  layout: ChartLayout;
  /** Ids of the active states, separated by spaces. */
  active: string;
  flashing: ReadonlySet<string>;
  title: string;
}

const Sheet = memo(({ layout, active, flashing, title }: SheetProps) => (
  <Chart layout={layout} active={new Set(active.split(' '))} flashing={flashing} title={title} />
));

/** The transitions of the last entry, for a moment. */
function useFlashing(last: Entry | undefined): ReadonlySet<string> {
  const [flashing, setFlashing] = useState(none);
  const id = last?.id;
  const names = last?.transitions.join('\n') ?? '';
  const first = useRef(id);
  useEffect(() => {
    // An actor that has just been chosen does not flash.
    if (id === first.current || names === '') return;
    first.current = id;
    setFlashing(new Set(names.split('\n')));
    const timer = setTimeout(() => setFlashing(none), FLASH);
    return () => clearTimeout(timer);
  }, [id, names]);
  return flashing;
}

/** Scrolls a pane so that the innermost active states are in its middle. */
function showActive(pane: HTMLElement) {
  const boxes = [...pane.querySelectorAll('[data-active][data-kind=atomic], [data-active][data-kind=final]')];
  const [first, ...others] = boxes.map((box) => box.getBoundingClientRect());
  if (first === undefined) return;
  const { left, top } = pane.getBoundingClientRect();
  const middle = (low: number, high: number, start: number, length: number) =>
    (low + high) / 2 - start - length / 2;
  const all = [first, ...others];
  pane.scrollBy({
    left: middle(
      Math.min(...all.map((box) => box.left)),
      Math.max(...all.map((box) => box.right)),
      left,
      pane.clientWidth,
    ),
    top: middle(
      Math.min(...all.map((box) => box.top)),
      Math.max(...all.map((box) => box.bottom)),
      top,
      pane.clientHeight,
    ),
    behavior: scrollBehaviour(),
  });
}

interface ChartPaneProps {
  machine: MachineName;
  snapshot: AnyMachineSnapshot;
  /** The last entry, whose transitions flash. */
  last: Entry | undefined;
  /** Stands before the choice of size. */
  children: ReactNode;
}

/** The statechart of an actor, lit where it stands. */
export function ChartPane({ machine, snapshot, last, children }: ChartPaneProps) {
  const layout = useLoaded(layoutOf(machine));
  const flashing = useFlashing(last);
  const [fits, setFits] = useState(false);
  const pane = useRef<HTMLElement>(null);
  const active = snapshot._nodes.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the pane shows
  useEffect(() => {
    if (pane.current && layout && !fits) showActive(pane.current);
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
            <Sheet layout={layout} active={active} flashing={flashing} title={`The machine ${machine}`} />
          </div>
        ) : (
          <p className={nobody}>Drawing the machine …</p>
        )}
      </section>
    </>
  );
}
