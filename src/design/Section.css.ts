import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { term } from '../theme/text.css.ts';
import { layout, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

export const section = style({
  // Neighbouring sections may share a wall: each has half of the space between them.
  paddingBlock: `calc(${layout.section} / 1.6)`,
  overflowX: 'clip',
});

export const head = style({
  padding: `0 ${layout.margin} 44px`,
  display: 'grid',
  gap: '16px 40px',
  '@media': {
    [above.laptop]: {
      gridTemplateColumns: 'auto minmax(0, 22em)',
      alignItems: 'end',
      justifyContent: 'space-between',
    },
  },
});

export const inset = style({ paddingInline: layout.margin });

/** Two parts of a section side by side, where there is room. */
export const parts = style({
  paddingInline: layout.margin,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `56px ${layout.gutter}`,
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

/** A heading inside a section, on a rule. */
export const part = style([term, { borderBlockStart: '2px solid', paddingBlock: '12px 28px' }]);

/** Figures in a column. */
export const figures = style({
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  color: wall.quiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
