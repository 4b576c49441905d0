import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { layout, size } from '../theme/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 3.6vw, 52px)',
  padding: `calc(${layout.header} + 24px) ${layout.margin} ${layout.section}`,
  '@media': { [above.tablet]: { paddingBlockStart: `calc(${layout.header} + 32px)` } },
});

export const parts = style({ borderBlockEnd: '2px solid' });

/** The subject on the left, its text on the right. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `20px ${layout.gutter}`,
  paddingBlock: 'clamp(28px, 3.2vw, 44px) clamp(36px, 4vw, 56px)',
  borderBlockStart: '2px solid',
  '@media': { [above.laptop]: { gridTemplateColumns: '5fr 7fr' } },
});

export const heading = style({ fontSize: size.rowTitle, maxInlineSize: '9em' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0 32px' });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 48,
  overflowWrap: 'anywhere',
});
