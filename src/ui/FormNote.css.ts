import { style } from '@vanilla-extract/css';
import { small } from '../theme/text.css.ts';
import { spanAll } from './Field.css.ts';

export const note = style([small, spanAll, { textWrap: 'pretty' }]);
