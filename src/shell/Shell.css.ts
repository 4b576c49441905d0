import { style } from '@vanilla-extract/css';

/** Keeps the footer at the lower edge on short pages. */
export const site = style({
  display: 'flex',
  flexDirection: 'column',
});

export const main = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
