import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

export const groups = style({ display: 'grid', gap: 56, paddingInline: layout.margin });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: layout.gutter,
  '@media': {
    [above.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  borderBlockEnd: '2px solid',
});

/** The pair itself, at the smallest text size that it may carry. */
export const sample = style({
  alignSelf: 'stretch',
  minBlockSize: 76,
  display: 'grid',
  placeContent: 'center',
  fontSize: 34,
  fontWeight: 800,
  lineHeight: 1,
});

export const name = style({ fontWeight: 700, lineHeight: 1.25 });

export const places = style({ fontSize: 14, fontWeight: 500, lineHeight: 1.3, color: wall.quiet });

export const ratio = style({
  fontSize: 28,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const refused = style({ textDecoration: 'line-through', textDecorationThickness: 3 });
