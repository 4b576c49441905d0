import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
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

/** The whole team on one sill. Small screens come closer: faces before frames. */
export const team = style({
  flex: 1,
  blockSize: 'auto',
  aspectRatio: '1.25',
  objectFit: 'cover',
  objectPosition: '52% 50%',
  '@media': { [above.tablet]: { aspectRatio: '21 / 9', objectPosition: '50% 75%' } },
});
