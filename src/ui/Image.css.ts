import { style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

export const image = style({
  selectors: {
    // A missing image keeps its box, which shows the alternative text.
    '&[data-state="missing"]': {
      // Neither border nor padding: a picture's ratio is its content's, so they would change the box.
      outline: '2px solid currentColor',
      outlineOffset: -2,
      backgroundColor: wall.ground,
      color: wall.text,
    },
  },
});
