import { globalStyle, style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

/** Only the <img> takes part in the layout. */
export const picture = style({ display: 'contents' });
// Otherwise they would count as items of a grid or a row.
globalStyle(`${picture} > source`, { display: 'none' });

export const image = style({
  blockSize: 'auto',
  inlineSize: '100%',
  // A missing picture keeps its box, and says so in it.
  selectors: {
    '&[data-state="missing"]': {
      // Neither border nor padding: a picture's ratio is its content's, so they would change the box.
      outline: '2px solid currentColor',
      outlineOffset: -2,
      backgroundColor: wall.ground,
      color: wall.text,
    },
  },
});
