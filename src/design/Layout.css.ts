import { style } from '@vanilla-extract/css';
import { above, below } from '../theme/breakpoints.ts';
import { colour, layout } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';
import { parts } from './Section.css.ts';

/** The site's twelve columns, between the real margins. */
export const grid = style({
  paddingInline: layout.margin,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layout.gutter,
  borderBlock: '2px solid',
});

export const column = style({
  minBlockSize: 'clamp(120px, 16vw, 240px)',
  padding: 8,
  backgroundColor: colour.white,
  color: colour.ink,
  fontSize: 14,
  fontWeight: 700,
  lineHeight: 1,
  display: 'grid',
  alignContent: 'end',
  '@media': {
    // Two figures are wider than a column of a small screen.
    [below.tablet]: { fontSize: 0, padding: 0 },
    [above.laptop]: { padding: 12 },
  },
});

/** Beneath the columns. */
export const beneath = style([parts, { paddingBlockStart: 56 }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '6em minmax(0, 1fr)',
  alignItems: 'center',
  gap: `4px ${layout.gutter}`,
  minBlockSize: 56,
  paddingBlock: 10,
  borderBlockEnd: '2px solid',
});

export const name = style({ fontWeight: 700 });

export const measured = style({ display: 'flex', alignItems: 'center', gap: 16 });

export const bar = style({ flex: 'none', blockSize: 24, backgroundColor: wall.button });
