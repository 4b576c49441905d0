import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

/** Where the portrait composition of the street is shown; the same as in `media/pictures.ts`. */
const portrait = '(max-aspect-ratio: 4/5)';

/** The street after dark: its lower left is a blank wall, and the tagline is painted on it. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: 'max(100svh, 560px)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'start',
  gap: 24,
  padding: `${layout.header} ${layout.margin} 32px`,
  '@media': { [above.tablet]: { gap: 28, paddingBlockEnd: 44 } },
});

export const street = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '35% 50%',
  '@media': { [portrait]: { objectPosition: '35% 70%' } },
});

/** 800 wide at 1440 × 900; it grows and shrinks with the wall it is painted on. */
export const tagline = style({
  maxInlineSize: 'min(55.5vw, 89svh, 1060px)',
  '@media': { [portrait]: { maxInlineSize: 'max(54svh, 280px)' } },
});
