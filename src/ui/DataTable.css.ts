import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { running, small } from '../theme/text.css.ts';
import { font, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

export const region = style({
  overflowX: 'auto',
  borderBlock: '2px solid',
  backgroundColor: wall.ground,
});

export const table = style([
  running,
  {
    inlineSize: '100%',
    // Collapsed borders would not stay with the names that stand still.
    borderSpacing: 0,
    fontWeight: 400,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
]);

export const wide = style({
  minInlineSize: 980,
  '@media': {
    // Paper does not scroll: in letters of 9 points every column is on it.
    print: {
      minInlineSize: 0,
      vars: { [size.description]: '9pt', [size.ui]: '9pt', [size.small]: '9pt' },
    },
  },
});

export const caption = style([small, { fontFamily: font.ui, textAlign: 'start', paddingBlock: 14 }]);

export const cell = style({
  padding: '14px 20px 14px 0',
  borderBlockStart: '1px solid',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const columnName = style({
  padding: '0 20px 12px 0',
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontFamily: font.ui,
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.2,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

/** On small screens columns stand closer, so that a sum is not cut in the middle. */
globalStyle(`${region} :is(th, td):not(:last-child)`, {
  '@media': { [below.tablet]: { paddingInlineEnd: 12 } },
});

export const figures = style({ textAlign: 'end', whiteSpace: 'nowrap' });

/** The names of the rows stay in sight while the rest scrolls. */
export const rowName = style({
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: wall.ground,
  '@media': { [below.tablet]: { selectors: { [`${wide} &`]: { minInlineSize: 128, maxInlineSize: 128 } } } },
});

export const total = style({ fontWeight: 700, fontFamily: font.ui, fontSize: size.ui });
