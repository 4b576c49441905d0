import type { ReactNode } from 'react';
import { text } from './VisuallyHidden.css.ts';

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={text}>{children}</span>;
}
