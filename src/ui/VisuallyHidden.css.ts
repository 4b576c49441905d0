import { style } from '@vanilla-extract/css';
import { unseen } from './unseen.ts';

export const visuallyHidden = style(unseen);
