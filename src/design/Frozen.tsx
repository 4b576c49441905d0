import type { ReactNode } from 'react';
import * as css from './design.css.ts';

interface FrozenProps {
  /** The frozen states of the controls inside, by their names in CSS: `hover`, `focus-visible`, `active`. */
  states?: string | undefined;
  /** The text beneath. */
  caption?: string;
  /** True for controls that fill their column. */
  wide?: boolean;
  children: ReactNode;
}

/** Freezes controls in a state that otherwise takes a pointer or a keyboard (`freezeStates.ts`). */
export function Frozen({ states, caption, wide = false, children }: FrozenProps) {
  return (
    <div className={`${css.specimen} ${wide ? css.filling : ''}`} data-frozen={states}>
      {children}
      {caption && <p className={css.figures}>{caption}</p>}
    </div>
  );
}
