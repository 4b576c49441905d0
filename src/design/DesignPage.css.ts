import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

/** Sticky, as the site's header. */
export const bar = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: 0,
  minBlockSize: `calc(${layout.header} - 16px)`,
  paddingInline: layout.margin,
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(20px, 2.4vw, 34px)',
  borderBlockEnd: '2px solid',
});

export const links = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  gap: 'clamp(16px, 1.8vw, 28px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: 6,
  '@media': { [above.laptop]: { justifyContent: 'flex-end' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 48,
  fontSize: size.ui,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: wall.accent },
    '&:focus-visible': { outlineOffset: -4 },
  },
});

export const name = style({
  display: 'none',
  '@media': { [above.tablet]: { display: 'inline-flex' } },
});

export const opening = style({
  overflowX: 'clip',
  padding: `24px ${layout.margin} clamp(56px, 6vw, 88px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 3.6vw, 52px)',
});

export const sill = style({ containerType: 'inline-size', position: 'relative' });

// As in the footer: their sleeves end 60 of 900 units above the picture's lower edge, on the top of the capitals.
export const people = style({
  position: 'relative',
  zIndex: 1,
  maxInlineSize: 'none',
  inlineSize: '100cqi',
  marginBlockEnd: 'calc(-100cqi * 60 / 900 - 20.66cqi * .078)',
  pointerEvents: 'none',
  '@media': {
    [above.tablet]: {
      inlineSize: '58cqi',
      marginInlineStart: '41cqi',
      marginBlockEnd: 'calc(-58cqi * 60 / 900 - 20.66cqi * .078)',
    },
  },
});

export const introduction = style({
  display: 'grid',
  gap: '20px 40px',
  alignItems: 'end',
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});
