import { style } from '@vanilla-extract/css';
import { running, small, term } from '../../theme/text.css.ts';
import { font, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

/** The note that the figures do not bind yet, marked by a bar. */
export const note = style([small, { borderInlineStart: `6px solid ${wall.head}`, paddingInlineStart: 16 }]);

export const detail = style([running, { display: 'grid', gap: 8, textWrap: 'pretty' }]);

export const amount = style([term, { fontFamily: font.ui }]);

export const role = style({ fontFamily: font.ui, fontSize: size.ui, fontWeight: 700 });
