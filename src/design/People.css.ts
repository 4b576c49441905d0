import { style } from '@vanilla-extract/css';
import { layout } from '../theme/theme.css.ts';

export const sheets = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 56 });

/** From edge to edge; scrolls where faces would become too small. */
export const view = style({ overflowX: 'auto', borderBlock: '2px solid' });

export const sheet = style({ inlineSize: '100%', minInlineSize: 960, blockSize: 'auto' });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  alignItems: 'baseline',
  padding: `0 ${layout.margin} 16px`,
});
