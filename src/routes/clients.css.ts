import { style } from '@vanilla-extract/css';
import { above, below } from '../theme/breakpoints.ts';
import { font, layout, size } from '../theme/theme.css.ts';

export const hero = style({ paddingBlockStart: `calc(${layout.header} + 16px)` });

export const title = style({ padding: `0 ${layout.margin} clamp(28px, 3vw, 44px)` });

export const section = style({
  padding: `clamp(64px, 7.6vw, 120px) ${layout.margin}`,
  display: 'grid',
  gap: 'clamp(40px, 4vw, 56px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { paddingBlockStart: 0 } },
});

export const words = style({
  display: 'grid',
  gap: '24px 40px',
  '@media': { [above.laptop]: { gridTemplateColumns: '8fr 4fr', alignItems: 'end' } },
});

/** Rows of five under one rule each; of two on small screens. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'clip',
  borderBlockStart: '2px solid',
  '@media': { [above.laptop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const industries = style([
  grid,
  { '@media': { [below.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

const cell = style({
  display: 'grid',
  // A missing logo that is wider than the cell would widen an `auto` column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  position: 'relative',
  // The rule spans the row, even over empty cells.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '0 -100vw',
    insetBlockEnd: 0,
    borderBlockEnd: '2px solid',
  },
});

export const client = style([
  cell,
  {
    alignContent: 'center',
    gap: 12,
    minBlockSize: 136,
    paddingBlock: 20,
    paddingInlineEnd: 16,
    '@media': { [above.laptop]: { minBlockSize: 176 } },
  },
]);

/** Sized by height, unless the name is longer than its cell. */
export const logo = style({
  maxInlineSize: 'calc(100% - 24px)',
  '@media': { [below.laptop]: { blockSize: 40, inlineSize: 'auto' } },
});

export const industry = style([
  cell,
  {
    gap: 12,
    paddingBlock: '24px 20px',
    fontFamily: font.condensed,
    fontSize: size.small,
    fontWeight: 750,
    '@media': {
      [above.laptop]: {
        paddingBlock: '36px 28px',
        fontFamily: font.ui,
        fontSize: size.ui,
        fontWeight: 700,
      },
    },
    overflowWrap: 'anywhere',
  },
]);
