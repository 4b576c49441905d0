import { style } from '@vanilla-extract/css';
import { unseen } from '../ui/unseen.ts';

export const announcer = style(unseen);
