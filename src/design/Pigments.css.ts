import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

/** A wall of patches, edge to edge, between two rules. */
export const patches = style({
  borderBlock: '2px solid',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [above.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [above.laptop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const patch = style({
  minBlockSize: 'clamp(132px, 13vw, 208px)',
  padding: `16px ${layout.gutter}`,
  display: 'grid',
  alignContent: 'space-between',
  gap: 12,
});

export const values = style({
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
