import { small } from '../../theme/text.css.ts';
import * as css from './Prices.css.ts';

/**
 * The note that prices are not binding. Its text is passed in, so that this shared chunk does not import the prices.
 */
export const FiguresNote = ({ children }: { children: string }) => (
  <p className={`${small} ${css.note}`}>{children}</p>
);
