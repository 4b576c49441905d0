import type { ReactNode } from 'react';
import * as css from './Frozen.css.ts';

interface FrozenProps {
  /** The states the controls inside are held in, as the style sheet calls them: `hover`, `focus-visible`, `active`. */
  states?: string | undefined;
  /** What is written beneath. */
  caption?: string;
  /** As wide as its place. */
  wide?: boolean;
  children: ReactNode;
}

/** Holds controls in a state that otherwise takes a pointer or a keyboard (`freezeStates.ts`). */
export function Frozen({ states, caption, wide = false, children }: FrozenProps) {
  return (
    <div className={wide ? css.wide : css.specimen} data-frozen={states}>
      {children}
      {caption && <p className={css.caption}>{caption}</p>}
    </div>
  );
}
