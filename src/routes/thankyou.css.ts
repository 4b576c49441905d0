import { style } from '@vanilla-extract/css';
import { above, portraitScreen } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

export const thanks = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: `calc(${layout.header} + 24px)`,
});

export const words = style({
  // Keeps the button's focus ring above the picture.
  position: 'relative',
  display: 'grid',
  gap: 28,
  paddingInline: layout.margin,
  '@media': { [above.tablet]: { gap: 40 } },
});

/** The confirmation on the left, further links on the right. */
export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '28px 40px',
});

export const soon = style({ marginBlockStart: 12 });

/** The whole team on one sill, at any screen height. */
export const team = style({
  marginBlockStart: 'auto',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  objectPosition: '50% 75%',
  '@media': { [portraitScreen]: { aspectRatio: 'auto' } },
});
