import { Children, type ReactNode } from 'react';
import * as css from './MarkedList.css.ts';

/**
 * A list of short entries, each with the mark of an article's lists.
 *
 * @param className the layout; without it one entry stands under the other
 */
export function MarkedList({ className = css.list, children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={className}>
      {Children.map(children, (entry) => (
        <li className={css.entry}>{entry}</li>
      ))}
    </ul>
  );
}
