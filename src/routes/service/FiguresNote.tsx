import { pricesWords } from '../../content/prices.ts';
import { small } from '../../theme/text.css.ts';
import * as css from './Prices.css.ts';

/** Says that the figures do not bind yet. */
export const FiguresNote = () => <p className={`${small} ${css.note}`}>{pricesWords.note}</p>;
