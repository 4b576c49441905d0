import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

export const walls = style({ borderBlock: '2px solid', marginBlockEnd: 56 });

export const wall = style({ padding: `40px ${layout.margin}`, display: 'grid', gap: 40 });

export const specimens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: `28px ${layout.gutter}`,
});

export const fieldSpecimens = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `36px ${layout.gutter}`,
  alignItems: 'start',
  '@media': {
    [above.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
