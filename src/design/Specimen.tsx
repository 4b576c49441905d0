import type { ReactNode } from 'react';
import * as css from './design.css.ts';

interface SpecimenProps {
  /** The text beneath. */
  caption: string;
  /** True for controls that fill their column. */
  wide?: boolean;
  children: ReactNode;
}

/** Controls, with their state beneath. */
export const Specimen = ({ caption, wide = false, children }: SpecimenProps) => (
  <div className={`${css.specimen} ${wide ? css.filling : ''}`}>
    {children}
    <p className={css.figures}>{caption}</p>
  </div>
);
