import { small } from '../../theme/text.css.ts';
import * as css from './Prices.css.ts';

/**
 * Says that the figures do not bind yet. Pages share its script, so the words come from the page, and with them the
 * prices' module.
 */
export const FiguresNote = ({ children }: { children: string }) => (
  <p className={`${small} ${css.note}`}>{children}</p>
);
