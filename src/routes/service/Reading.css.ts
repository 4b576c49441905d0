import { style } from '@vanilla-extract/css';
import { font, size } from '../../theme/theme.css.ts';

export const row = style({ display: 'grid', gap: 8, paddingBlock: 18, borderBlockEnd: '2px solid' });

export const title = style({
  paddingBlock: 6,
  fontFamily: font.text,
  fontSize: size.cardTitle,
  fontWeight: 400,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  textWrap: 'balance',
});
