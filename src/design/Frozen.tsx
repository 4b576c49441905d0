import type { ReactNode } from 'react';
import * as css from './Frozen.css.ts';

interface FrozenProps {
  /** The frozen states of the controls inside, by their names in CSS: `hover`, `focus-visible`, `active`. */
  states?: string | undefined;
  /** The text beneath. */
  caption?: string;
  /** True for full-width controls. */
  wide?: boolean;
  children: ReactNode;
}

/** Freezes controls in a state that otherwise takes a pointer or a keyboard (`freezeStates.ts`). */
export function Frozen({ states, caption, wide = false, children }: FrozenProps) {
  return (
    <div className={wide ? css.wide : css.specimen} data-frozen={states}>
      {children}
      {caption && <p className={css.caption}>{caption}</p>}
    </div>
  );
}
