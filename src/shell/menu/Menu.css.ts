import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { above, below } from '../../theme/breakpoints.ts';
import { duration, easing } from '../../theme/theme.css.ts';

/** The toggle's id: Escape focuses it. */
export const MENU_TOGGLE = 'menu-toggle';

export const navigation = style({ position: 'relative' });
export const toggle = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 48,
  blockSize: 48,
  border: '2px solid currentColor',
  '@media': {
    [above.laptop]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

const delayed = keyframes({ from: { visibility: 'hidden' } });

/** Fallback link over the toggle, shown when the script has not arrived after 6 s; leads to the footer's links. */
export const wayToFooter = style({
  display: 'none',
  '@media': {
    [`screen and ${below.laptop} and (scripting: enabled)`]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      // `!important` keeps this animation under reduced motion: it moves nothing.
      animation: `${delayed} 0s 6s backwards !important`,
    },
  },
});

globalStyle(`${toggle} path`, {
  transformOrigin: 'center',
  transition: `transform ${duration.ui} ${easing.sash}`,
});
globalStyle(`${toggle}[aria-expanded="true"] path:first-child`, {
  transform: 'rotate(45deg) translateY(3.5px)',
});
globalStyle(`${toggle}[aria-expanded="true"] path:last-child`, {
  transform: 'rotate(-45deg) translateY(-3.5px)',
});
