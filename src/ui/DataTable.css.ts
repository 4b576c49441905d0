import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { running, small } from '../theme/text.css.ts';
import { font, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';
import { scrollsSideways } from './scrollsSideways.ts';

/** Between columns, which are closer on small screens. */
const GAP = 'clamp(8px, 2.4vw, 20px)';

export const region = style({
  ...scrollsSideways,
  borderBlock: '2px solid',
});

export const table = style([
  running,
  {
    inlineSize: '100%',
    fontSize: `clamp(.875rem, 4vw, ${size.description})`,
    // Collapsed borders would scroll away from the sticky names.
    borderSpacing: 0,
    fontWeight: 400,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
]);

export const wide = style({
  '@media': {
    // Print does not scroll; at 9 pt every column fits.
    print: {
      vars: { [size.description]: '9pt', [size.ui]: '9pt', [size.small]: '9pt' },
    },
  },
});

export const caption = style([small, { fontFamily: font.ui, textAlign: 'start', paddingBlock: 14 }]);

export const cell = style({
  padding: `14px ${GAP} 14px 0`,
  borderBlockStart: '1px solid',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const columnName = style({
  padding: `0 ${GAP} 12px 0`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontFamily: font.ui,
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.2,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const figures = style({ textAlign: 'end', whiteSpace: 'nowrap' });

/** On phones the edge of the screen is between two columns, so that it cuts no sum. */
const NAMES = 'clamp(128px, 100vw - 262px, 178px)';

/** The names of the rows stay in sight while the rest scrolls. */
export const rowName = style({
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: wall.ground,
  '@media': {
    [below.tablet]: {
      selectors: { [`${wide} &`]: { minInlineSize: NAMES, maxInlineSize: NAMES } },
    },
  },
});

export const total = style({ fontWeight: 700, fontFamily: font.ui, fontSize: `min(${size.ui}, 1em)` });
