import { style } from '@vanilla-extract/css';

/** Short pages still put the footer at the lower edge. */
export const site = style({
  display: 'flex',
  flexDirection: 'column',
});

export const main = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
