import { style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

/** The mark before an entry: a head on a sill. Its `em` are those of the entry. */
export const mark = {
  content: '""',
  position: 'absolute',
  inlineSize: '.62em',
  blockSize: '.62em',
  borderRadius: '50% 50% 0 0',
  backgroundColor: wall.head,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
} as const;

export const list = style({ display: 'grid', gap: 8 });

export const entry = style({
  position: 'relative',
  paddingInlineStart: '1.3em',
  '::before': { ...mark, insetInlineStart: 0, insetBlockStart: '.42em' },
});
