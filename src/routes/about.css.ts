import { globalStyle, style } from '@vanilla-extract/css';
import { above, standsBeside } from '../theme/breakpoints.ts';
import { colour, layout } from '../theme/theme.css.ts';

/** The words stand on the wall around the long window. */
export const hero = style({ paddingBlockStart: `calc(${layout.header} + 16px)` });

export const title = style({ position: 'relative', zIndex: 1, paddingInline: layout.margin });

export const banner = style({
  '@media': {
    // The words overlap the picture's empty wall above the window.
    [above.tablet]: { marginBlockStart: '-3vw' },
  },
});

/** Two houses of different height, on one line of ground. */
export const houses = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [above.laptop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'end',
      paddingBlockStart: 120,
    },
  },
});

export const house = style({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  padding: `44px ${layout.margin} 56px`,
  borderBlockStart: `2px solid ${colour.ink}`,
  boxShadow: `inset 0 clamp(12px, 1.5vw, 22px) ${colour.white}`,
  '@media': {
    [above.laptop]: {
      gap: 24,
      paddingBlock: 'calc(1.5vw + 56px) 72px',
      selectors: {
        '&:first-child': { paddingInlineEnd: 'clamp(40px, 6vw, 88px)' },
        '&:last-child': {
          paddingBlockStart: 'calc(1.5vw + 128px)',
          paddingInlineStart: 'clamp(40px, 3vw, 56px)',
        },
      },
    },
  },
});

export const why = style({
  padding: `${layout.section} ${layout.margin}`,
  display: 'grid',
  gap: '44px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [above.laptop]: { gridTemplateColumns: '5fr 7fr', alignItems: 'start' } },
});

export const whyWords = style({
  display: 'grid',
  gap: 24,
  '@media': {
    [standsBeside]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + 16px)` },
  },
});

export const whyTitle = style({ maxInlineSize: 480 });

export const rows = style({ borderBlockStart: '2px solid' });

export const row = style({
  display: 'grid',
  gap: 10,
  paddingBlock: '20px 24px',
  borderBlockEnd: '2px solid',
});

export const notTypical = style({
  padding: `0 ${layout.margin} ${layout.section}`,
  display: 'grid',
  gap: 44,
});

export const columns = style({
  display: 'grid',
  gap: '20px 40px',
  '@media': { [above.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const closing = style({ position: 'relative', overflow: 'clip' });

/** Flush with the picture's corner. */
export const plate = style({
  display: 'grid',
  '@media': { [above.tablet]: { position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0 } },
});
// Its words begin where those of the page do.
globalStyle(`${plate} > *`, {
  '@media': { [above.tablet]: { paddingInlineStart: `calc(${layout.margin} - 2px)` } },
});
// The ring would be cut off with the picture's edges.
globalStyle(`${plate} :focus-visible`, { outlineColor: 'currentColor', outlineOffset: -8 });
