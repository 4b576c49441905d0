import { style } from '@vanilla-extract/css';
import { layout } from '../theme/theme.css.ts';

/** The mark on one line, from its least size to poster size. */
export const sizes = style({
  padding: `0 ${layout.margin} 56px`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 'clamp(20px, 4vw, 56px)',
});

export const specimen = style({ display: 'grid', gap: 12, justifyItems: 'start' });

export const marks = style({
  paddingInline: layout.margin,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: `0 ${layout.gutter}`,
  marginBlockEnd: 56,
});

export const mark = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: 20,
  minInlineSize: 0,
  paddingBlock: '24px 16px',
  borderBlockStart: '2px solid',
});

export const logo = style({ maxInlineSize: '100%' });
