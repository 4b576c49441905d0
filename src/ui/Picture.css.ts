import { globalStyle, style } from '@vanilla-extract/css';
import { portraitScreen } from '../theme/breakpoints.ts';

/** Only the <img> takes part in the layout. */
export const picture = style({ display: 'contents' });
// Otherwise they would count as items of a grid or a row.
globalStyle(`${picture} > source`, { display: 'none' });

export const image = style({ blockSize: 'auto', inlineSize: '100%' });

/** The whole team on one wide sill; a portrait screen shows the whole picture. */
export const panorama = style({
  objectFit: 'cover',
  objectPosition: '50% 75%',
  // `auto` would take the ratio that its width and height reserve until it arrives.
  '@media': { [`not all and ${portraitScreen}`]: { aspectRatio: '21 / 9' } },
});
