import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

export const rows = style({ paddingInline: layout.margin, marginBlockEnd: layout.section });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `16px ${layout.gutter}`,
  paddingBlock: '20px 40px',
  borderBlockStart: '2px solid',
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const name = style({ fontWeight: 700, lineHeight: 1.3 });

export const sample = style({ minInlineSize: 0, overflowX: 'clip' });

export const plate = style({ padding: '14px 20px', justifySelf: 'start', display: 'inline-block' });

/** A wall of headlines, in as many columns as there is room for. */
export const headlines = style({
  paddingInline: layout.margin,
  columns: '2 150px',
  columnGap: layout.gutter,
  '@media': { [above.laptop]: { columns: '4 220px' } },
});

export const headline = style({
  breakInside: 'avoid',
  borderBlockStart: '2px solid',
  paddingBlock: '14px 28px',
});

export const setting = style({ whiteSpace: 'pre-line' });
