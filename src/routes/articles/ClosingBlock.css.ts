import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 16 });
