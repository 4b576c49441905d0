import { style } from '@vanilla-extract/css';
import { above, portraitScreen } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

/** The street after dark, with the tagline on the blank wall at its lower left. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  // In a window that is wide and low, the street goes on until the tagline has its place beneath the windows.
  minBlockSize: 'max(100svh, 560px, 24.2vw + 280px)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'start',
  gap: 24,
  padding: `${layout.header} ${layout.margin} 32px`,
  '@media': {
    [above.tablet]: { gap: 28, paddingBlockEnd: 44 },
    print: { minBlockSize: 0, paddingBlock: 0 },
  },
});

/** The wall under the windows is blank from .43 of the street's height; the button takes 144 px of it. */
const blankWall = '(100svh - max(24.2vw, 43svh) - 144px)';

/** The wall ends at 41svh + 35vw, because the picture is 16:9 and cropped at 35%; less a gap before its drainpipe. */
const wallEdge = '(41svh + 33.3vw)';

/** 800 wide at 1440 × 900, scaled with its wall. Its height is .431 of its width. */
export const tagline = style({
  inlineSize: '100%',
  maxInlineSize: `clamp(320px, min(55.5vw, ${wallEdge} - ${layout.margin}, ${blankWall} / .431), 1060px)`,
  '@media': {
    '(max-aspect-ratio: 1/1)': { maxInlineSize: 'min(100%, 62svh)' },
    [portraitScreen]: { maxInlineSize: 'max(46svh, 280px)' },
  },
});

export const opening = style({
  padding: `clamp(72px, 9vw, 140px) ${layout.margin} clamp(64px, 7.6vw, 120px)`,
});

/** The introduction fills its wall: three lines at 1440. */
export const first = style({
  '@media': {
    [above.tablet]: {
      maxInlineSize: 'none',
      fontSize: 'clamp(2.5rem, .65rem + 4.1vw, 5.4rem)',
      lineHeight: 1.02,
    },
  },
});

export const clients = style({ paddingBlockEnd: layout.section });

export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  paddingInline: layout.margin,
  marginBlockStart: 40,
});

/** Hidden on small screens, where the film is a short scroll away. */
export const film = style({ display: 'none', '@media': { [above.tablet]: { display: 'contents' } } });
