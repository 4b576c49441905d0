import { style } from '@vanilla-extract/css';
import { portraitScreen } from '../../theme/breakpoints.ts';
import { layout } from '../../theme/theme.css.ts';

/** The film fills its nearest positioned ancestor. */
export const street = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'clip',
  // Text on a dark wall is black in print.
  '@media': { print: { display: 'none' } },
});

const composition = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Cropped, the cornice still stays behind the header, whose text stays readable.
  objectPosition: '35% 0%',
  '@media': {
    // Two whole windows, and the neighbouring house outside.
    '(max-aspect-ratio: 4/5)': { objectPosition: '29% 0%' },
    [portraitScreen]: { objectPosition: '35% 30%' },
  },
} as const;

export const picture = style(composition);

/** Frame for frame over the poster; transparent until it has one. */
export const film = style({
  ...composition,
  pointerEvents: 'none',
  selectors: {
    '&[data-state="poster"], &[data-state="blocked"], &[data-state="unplayable"]': { visibility: 'hidden' },
  },
  '@media': {
    ...composition['@media'],
    // Reduced motion, turned on later, shows the poster again.
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&:not([data-state="starting"], [data-state="playing"], [data-state="stalled"])': {
          visibility: 'hidden',
        },
      },
    },
  },
});

/** Keeps its place, invisible and inert, while there is no film to play. */
export const waiting = style({ visibility: 'hidden' });

/** Always as large as on wide screens. */
export const control = style({
  selectors: {
    '&&': { inlineSize: `max(56px, ${layout.square})`, blockSize: `max(56px, ${layout.square})` },
  },
});
