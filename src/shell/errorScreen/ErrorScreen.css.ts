import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/theme.css.ts';

export const screen = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 'clamp(28px, 3.6vw, 52px)',
  padding: `calc(${layout.header} + 24px) ${layout.margin} ${layout.section}`,
});

export const message = style({ overflowWrap: 'anywhere' });
