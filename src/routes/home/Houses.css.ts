import { style, styleVariants } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { colour, layout } from '../../theme/theme.css.ts';
import { wall as wallColour } from '../../theme/walls.css.ts';

export const section = style({ paddingBlockEnd: layout.section });

export const heading = style({ paddingInline: layout.margin, marginBlockEnd: 44 });

/** Houses stand wall to wall, from one edge of the screen to the other, on one base line. */
export const street = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '@media': {
    [above.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 0,
    },
  },
});

export const house = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [above.tablet]: { gridRow: 'span 2', gridTemplateRows: 'subgrid', alignContent: 'stretch' },
  },
});

/** The cornice: white, under a line of ink. */
export const front = style({
  alignSelf: 'end',
  borderBlockStart: `2px solid ${colour.ink}`,
  '::before': {
    content: '',
    display: 'block',
    blockSize: 'clamp(12px, 1.5vw, 22px)',
    backgroundColor: colour.white,
  },
});

export const wall = style({ overflow: 'clip', backgroundColor: wallColour.ground });

/** Heights of 600, 690 and 640 px at 1440; on small screens only the windows themselves. */
export const heights = styleVariants(
  { strategy: ['5 / 4', '480 / 600'], design: ['1 / 1', '480 / 690'], technology: ['1 / 1', '480 / 640'] },
  ([small, wide]) => ({ aspectRatio: small, '@media': { [above.tablet]: { aspectRatio: wide } } }),
);

export const picture = style({
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 45%',
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 16,
  padding: `24px ${layout.margin} 0`,
  '@media': {
    [above.tablet]: {
      // Together as wide as that of each neighbour, so that the three names are equally wide, and so equally high.
      paddingInline: `calc((${layout.margin} + clamp(16px, 2.8vw, 40px)) / 2)`,
      paddingBlockStart: 32,
      gridTemplateRows: 'auto 1fr auto',
      selectors: {
        [`${house}:first-child &`]: { paddingInline: `${layout.margin} clamp(16px, 2.8vw, 40px)` },
        [`${house}:last-child &`]: { paddingInline: `clamp(16px, 2.8vw, 40px) ${layout.margin}` },
      },
    },
  },
});

/** A link that covers the whole house. */
export const way = style({
  marginBlockStart: 8,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const explore = style({ paddingInline: layout.margin, marginBlockStart: 56 });
