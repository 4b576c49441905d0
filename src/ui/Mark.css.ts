import { style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

export const head = style({ fill: wall.head });
