import { keyframes, style } from '@vanilla-extract/css';
import { colour } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

export const loader = style({ display: 'block', inlineSize: 72, blockSize: 72 });

export const room = style({ fill: colour.gendaWash });

const lookOut = keyframes({
  '0%, 8%': { translate: '0 20px' },
  '22%': { translate: '0 0' },
  '34%, 40%': { translate: '-5px 0' },
  '52%, 60%': { translate: '5px 0' },
  '72%': { translate: '0 0' },
  '90%, 100%': { translate: '0 20px' },
});

/** Comes up behind the sill, looks left and right, and goes in again. */
export const head = style({
  fill: wall.head,
  animation: `${lookOut} 2.4s cubic-bezier(.45,0,.2,1) infinite`,
});
