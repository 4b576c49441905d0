import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

/** Where the portrait composition of the street is shown; the same as in `media/pictures.ts`. */
const portrait = '(max-aspect-ratio: 5/8)';

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
  // Whatever is cut off, the cornice stays behind the header, and the header's words stay readable.
  objectPosition: '35% 0%',
  '@media': { [portrait]: { objectPosition: '35% 30%' } },
});

/** The wall under the windows is blank from .43 of the street's height on; 144 px of it are the button's. */
const blankWall = '(100svh - max(24.2vw, 43svh) - 144px)';

/** 800 wide at 1440 × 900; it grows and shrinks with the wall it is painted on. Its height is .431 of its width. */
export const tagline = style({
  maxInlineSize: `clamp(320px, min(55.5vw, ${blankWall} / .431), 1060px)`,
  '@media': {
    '(max-aspect-ratio: 1/1)': { maxInlineSize: 'min(100%, 62svh)' },
    [portrait]: { maxInlineSize: 'max(46svh, 280px)' },
  },
});
