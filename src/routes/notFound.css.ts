import { style } from '@vanilla-extract/css';
import { above, portraitScreen } from '../theme/breakpoints.ts';
import { term } from '../theme/text.css.ts';
import { colour, layout } from '../theme/theme.css.ts';

export const sea = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minBlockSize: '100svh',
});

/** The sky above the picture, on screens taller than it. */
export const wall = style({
  backgroundColor: colour.neelWash,
  minInlineSize: 0,
  position: 'relative',
  // The child's face stays clear of the header; the outer halves of the fours may leave the frame.
  minBlockSize: `calc(${layout.header} + 90vw)`,
  overflow: 'clip',
  '@media': {
    // The upper four begins at .03 of a height of 1.13 widths.
    [portraitScreen]: { minBlockSize: `calc(${layout.header} + 110vw)` },
    // The fours begin at .15 of the width; this height keeps them below the header.
    [above.tablet]: { minBlockSize: `calc(${layout.header} + 12px + 47.5vw)` },
  },
});

export const flood = style({
  position: 'absolute',
  insetBlockEnd: -1,
  insetInlineStart: '-20vw',
  inlineSize: '140vw',
  maxInlineSize: 'none',
  '@media': {
    [portraitScreen]: { insetInlineStart: 0, inlineSize: '100%' },
    [above.tablet]: {
      inset: 0,
      inlineSize: '100%',
      blockSize: 'calc(100% + 1px)',
      objectFit: 'cover',
      objectPosition: '50% 100%',
    },
    // On upright tablets both neighbours stay in their windows.
    '(max-aspect-ratio: 11/10) and (width >= 701px)': {
      inset: 'auto auto -1px -4vw',
      inlineSize: '108vw',
      blockSize: 'auto',
    },
  },
});

/** The words float on the water. */
export const water = style({
  position: 'relative',
  display: 'grid',
  gap: '24px 40px',
  alignItems: 'end',
  justifyItems: 'start',
  padding: `12px ${layout.margin} 32px`,
  '@media': {
    [above.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      // The picture's own water is deep enough for the first line.
      marginBlockStart: '-3.4vw',
      paddingBlock: '0 36px',
    },
  },
});

export const words = style({ inlineSize: '100%', display: 'grid', gap: 14 });

export const cry = style({ maxInlineSize: 640, '@media': { [above.laptop]: { maxInlineSize: '46vw' } } });

export const just = style([term, { marginBlockEnd: 4 }]);

export const others = style({ marginBlockStart: 4 });

/** High enough for a thumb. */
export const other = style({ paddingBlock: 8 });
