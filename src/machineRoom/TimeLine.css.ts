import { style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';
import { NARROW } from './MachineRoom.css.ts';

export const line = style({
  padding: '8px 14px',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(80px, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 10px',
});

export const slider = style({ inlineSize: '100%', accentColor: wall.accent, blockSize: 32 });

export const place = style({
  minInlineSize: '19ch',
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: { gridColumn: '1 / -1' } },
});
