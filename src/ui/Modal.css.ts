import { style } from '@vanilla-extract/css';
import { palette } from '../theme/palette.ts';
import { colour, duration, easing } from '../theme/theme.css.ts';

const opened = '&[open]';

/** Margin of a dialog to the edges of the screen, px. */
const MARGIN = 20;
/** As high as a dialog of two lines and a button; it stands in the middle. */
const TYPICAL_HEIGHT = 230;
/** The top stays there, so that its text does not move when its content changes. */
const top = `max(${MARGIN}px, 50dvb - ${TYPICAL_HEIGHT / 2}px)`;

/** Not `colour.ink`: older browsers know no custom property in `::backdrop`. */
const shade = `color-mix(in srgb, ${palette.ink} 72%, transparent)`;

export const modal = style({
  position: 'fixed',
  margin: `${top} auto auto`,
  inlineSize: `min(560px, 100% - ${2 * MARGIN}px)`,
  maxBlockSize: `calc(100dvb - ${top} - ${MARGIN}px)`,
  padding: 'clamp(24px, 4vw, 40px)',
  overflow: 'auto',
  border: `2px solid ${colour.ink}`,
  overscrollBehavior: 'contain',
  // It opens upward from its sill, as every frame of the street does.
  clipPath: 'inset(100% 0 0 0)',
  transitionProperty: 'clip-path, overlay, display',
  transitionDuration: duration.dialog,
  transitionTimingFunction: easing.shutter,
  transitionBehavior: 'allow-discrete',
  selectors: {
    [opened]: {
      display: 'grid',
      justifyItems: 'start',
      // WebKit would stretch the rows, and the dialog, down to the edge of the screen.
      alignContent: 'start',
      gap: 24,
      clipPath: 'inset(0)',
      transitionTimingFunction: easing.sash,
    },
    // A dialog without a control has the focus itself; its edge shows it.
    '&:focus-visible': { outline: 'none' },
    '&::backdrop': {
      backgroundColor: 'transparent',
      transitionProperty: 'background-color, overlay, display',
      transitionDuration: duration.backdrop,
      transitionBehavior: 'allow-discrete',
    },
    '&[open]::backdrop': { backgroundColor: shade },
  },
  '@starting-style': {
    selectors: {
      [opened]: { clipPath: 'inset(100% 0 0 0)' },
      '&[open]::backdrop': { backgroundColor: 'transparent' },
    },
  },
  '@media': {
    // The site's rule reaches elements, not their backdrops.
    '(prefers-reduced-motion: reduce)': { selectors: { '&::backdrop': { transition: 'none' } } },
    print: { selectors: { [opened]: { display: 'none' } } },
  },
});
