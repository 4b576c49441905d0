import { globalStyle, style } from '@vanilla-extract/css';

/** Only the <img> takes part in the layout. */
export const picture = style({ display: 'contents' });
// Otherwise they would count as items of a grid or a row.
globalStyle(`${picture} > source`, { display: 'none' });

export const image = style({ blockSize: 'auto', inlineSize: '100%' });
