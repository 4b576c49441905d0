import { style } from '@vanilla-extract/css';
import { colour, duration, easing } from '../../theme/theme.css.ts';

export const dock = style({
  position: 'fixed',
  zIndex: 10,
  insetInlineEnd: 'max(12px, env(safe-area-inset-right))',
  insetBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
  display: 'grid',
  // The empty place of a hidden button lets the page be touched.
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

// It floats over every wall, so it brings its own two colours: a plate, and an edge that parts it from any ground.
export const square = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 56,
  blockSize: 56,
  backgroundColor: colour.ink,
  color: colour.white,
  border: `2px solid ${colour.white}`,
  pointerEvents: 'auto',
  transition: `clip-path ${duration.ui} ${easing.sash}, visibility ${duration.ui}, background-color ${duration.press}, color ${duration.press}`,
  clipPath: 'inset(0)',
  selectors: {
    '& + &': { marginBlockStart: -2 },
    '&:hover': { backgroundColor: colour.genda, color: colour.ink },
    '&:focus-visible': { outline: `3px solid ${colour.genda}`, outlineOffset: -8 },
    '&:hover:focus-visible': { outlineColor: colour.ink },
    '&:is([data-state="hidden"], [data-state="inactive"])': {
      visibility: 'hidden',
      clipPath: 'inset(100% 0 0 0)',
    },
  },
  '@media': {
    '(scripting: none)': {
      selectors: { 'a&[data-state="hidden"]': { visibility: 'visible', clipPath: 'inset(0)' } },
    },
  },
});
