import { style } from '@vanilla-extract/css';
import { hovers } from '../theme/breakpoints.ts';
import { duration, layout } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

/** A square with an icon in it; inverted under the pointer, as buttons are, within the same edges. */
export const square = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: layout.square,
  blockSize: layout.square,
  border: `2px solid ${wall.text}`,
  backgroundColor: wall.ground,
  color: wall.text,
  transition: `background-color ${duration.press}, color ${duration.press}`,
  '@media': {
    [hovers]: { selectors: { '&:hover': { backgroundColor: wall.button, color: wall.buttonText } } },
    '(scripting: none)': { display: 'none' },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
});
