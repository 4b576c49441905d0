import { style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { font, layout, size } from '../theme/theme.css.ts';

/** The header's black links may not stand on rani, so the page begins on its wash. */
export const opening = style({
  padding: `calc(${layout.header} + 24px) ${layout.margin} 32px`,
  '@media': { [above.tablet]: { paddingBlock: `calc(${layout.header} + 32px) 48px` } },
});

export const reach = style({
  padding: `${layout.section} ${layout.margin}`,
  display: 'grid',
  gap: 44,
});

export const rows = style({ borderBlockStart: '2px solid' });

export const row = style({
  display: 'grid',
  gap: '4px 24px',
  paddingBlock: 20,
  borderBlockEnd: '2px solid',
  '@media': { [above.laptop]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' } },
});

export const value = style({
  fontFamily: font.text,
  fontSize: size.cardTitle,
  fontWeight: 400,
  lineHeight: 1.24,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
});

export const way = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 48 });
export const map = style({
  marginBlockStart: 8,
  fontFamily: font.ui,
  fontSize: size.ui,
  letterSpacing: 0,
  lineHeight: 1.3,
});
