import { style } from '@vanilla-extract/css';
import { visuallyHidden } from './visuallyHidden.ts';

export const text = style(visuallyHidden);
