import { style } from '@vanilla-extract/css';
import { small } from '../theme/text.css.ts';
import { spanAll } from './Field.css.ts';

/** Short enough to end before the dock, which stands on the right of a wide form. */
export const note = style([small, spanAll, { maxInlineSize: '44rem', textWrap: 'pretty' }]);
