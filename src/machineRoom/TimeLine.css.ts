import { style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

export const line = style({
  padding: '8px 14px',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(80px, 1fr) auto minmax(19ch, auto)',
  alignItems: 'center',
  gap: '4px 10px',
});

export const slider = style({ inlineSize: '100%', accentColor: wall.accent, blockSize: 32 });

export const place = style({ whiteSpace: 'nowrap' });
