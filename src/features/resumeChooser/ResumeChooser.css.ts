import { style } from '@vanilla-extract/css';
import { hovers } from '../../theme/breakpoints.ts';
import { duration, font, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

export const row = style({ display: 'flex', minInlineSize: 0 });

/** In the form's style; the transparent file input over it takes clicks, drops and focus. */
export const box = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 60,
  display: 'flex',
  flexWrap: 'wrap',
  border: '2px solid currentColor',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${wall.focus}`, outlineOffset: 3 },
    // Never by colour alone: as with the other fields, the edge thickens to a bar.
    '&:has([aria-invalid="true"])': { borderInlineStartWidth: 6 },
  },
});

/** Grows only where the name has no room beside it. */
export const choose = style({
  flex: 'auto',
  display: 'grid',
  alignContent: 'center',
  padding: '8px clamp(12px, 1.4vw, 18px)',
  backgroundColor: wall.button,
  color: wall.buttonText,
  fontSize: size.ui,
  fontWeight: 700,
  lineHeight: 1.2,
  outline: `2px solid ${wall.text}`,
  transition: `background-color ${duration.press}, color ${duration.press}`,
  '@media': {
    [hovers]: {
      selectors: { [`${box}:hover > &`]: { backgroundColor: wall.ground, color: wall.text } },
    },
  },
});

export const name = style({
  flex: '999 1 7em',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  padding: '8px 16px',
  fontFamily: font.text,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const field = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // Focusing it brings its label into view as well.
  scrollMarginBlockStart: 48,
});

export const clear = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 60,
  minBlockSize: 60,
  border: `2px solid ${wall.text}`,
  borderInlineStart: 0,
  '@media': {
    [hovers]: { selectors: { '&:hover': { backgroundColor: wall.button, color: wall.buttonText } } },
  },
});
