import { agency } from '../content/agency.ts';
import { Mark } from './Mark.tsx';
import { wordmark } from './Wordmark.css.ts';

/** The mark with the agency's name. */
export function Wordmark() {
  return (
    <span className={wordmark}>
      <Mark />
      {agency.name}
    </span>
  );
}
