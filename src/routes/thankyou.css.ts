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
  // The ring around the button is not to slip under the picture.
  position: 'relative',
  display: 'grid',
  gap: 28,
  paddingInline: layout.margin,
  '@media': { [above.tablet]: { gap: 40 } },
});

/** What happened on the left, where to go on the right. */
export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '28px 40px',
});

export const soon = style({ marginBlockStart: 12 });

/** The whole team on one sill, however high the screen. */
export const team = style({
  marginBlockStart: 'auto',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  objectPosition: '50% 75%',
  '@media': { [portraitScreen]: { aspectRatio: 'auto' } },
});
