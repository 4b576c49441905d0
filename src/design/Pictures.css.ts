import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

export const sum = style({ padding: `0 ${layout.margin} 28px` });

export const pictures = style({
  paddingInline: layout.margin,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
  gap: `40px ${layout.gutter}`,
});

/** The pictures of a row share a base line, regardless of their captions. */
export const picture = style({
  gridRow: 'span 2',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  alignItems: 'end',
});

export const caption = style({ alignSelf: 'start' });

export const name = style({
  marginBlockStart: 12,
  paddingBlockStart: 10,
  borderBlockStart: '2px solid',
  fontWeight: 700,
  lineHeight: 1.3,
});

/** Caps tall compositions at the height of wide ones, so that rows stay even. */
export const view = style({ maxBlockSize: 360, objectFit: 'contain', objectPosition: '0 100%' });

export const formats = style({ whiteSpace: 'pre-line' });
