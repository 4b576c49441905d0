import { small } from '../../theme/text.css.ts';
import * as css from './Prices.css.ts';

/** Says that the figures do not bind yet. Its words come from the page: it is in every page's script, and prices are not. */
export const FiguresNote = ({ children }: { children: string }) => (
  <p className={`${small} ${css.note}`}>{children}</p>
);
