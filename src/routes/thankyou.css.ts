import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';

export const thanks = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: `calc(${layout.header} + 24px)`,
});

export const words = style({
  // Keeps the button's focus ring above the picture.
  position: 'relative',
  display: 'grid',
  gap: 28,
  paddingInline: layout.margin,
  '@media': { [above.tablet]: { gap: 40 } },
});

/** The confirmation on the left, the way home on the right. */
export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '28px 40px',
});

export const soon = style({ marginBlockStart: 12 });

/** The promise on the left, further ways on the right. */
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `20px ${layout.gutter}`,
  paddingBlock: '24px 8px',
  borderBlockStart: '2px solid',
  '@media': { [above.laptop]: { gridTemplateColumns: '7fr 5fr' } },
});

export const promise = style({ marginBlockStart: 12, maxInlineSize: '34em' });

export const ways = style({ display: 'grid', justifyItems: 'start', gap: 8 });

/** The team stands on the lower edge, at any screen height. */
export const team = style({ marginBlockStart: 'auto' });
