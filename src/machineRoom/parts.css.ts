import { globalStyle, style } from '@vanilla-extract/css';
import { colour, duration, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';
import { mono } from './chart/style.ts';

export const code = style({ fontFamily: mono, fontSize: 13, lineHeight: 1.45, overflowWrap: 'anywhere' });

export const quiet = style({ fontSize: size.small, fontWeight: 500, color: wall.quiet });

/** The heading of a part, on a rule. */
export const heading = style({ fontSize: 17, fontWeight: 750, lineHeight: 1.2 });

const control = style({
  minBlockSize: 32,
  paddingInline: 10,
  border: '2px solid currentColor',
  fontSize: 14,
  lineHeight: 1.2,
  backgroundColor: 'transparent',
});

export const button = style([
  control,
  {
    fontWeight: 700,
    transition: `background-color ${duration.press}, color ${duration.press}`,
    selectors: {
      '&:hover:enabled': {
        backgroundColor: wall.button,
        borderColor: wall.button,
        color: wall.buttonText,
      },
      '&:disabled': { borderStyle: 'dashed', color: wall.quiet, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: 1 },
    },
  },
]);

export const input = style([control, { minInlineSize: 0, inlineSize: '100%', fontWeight: 500 }]);
globalStyle(`${input} option`, { backgroundColor: colour.white, color: colour.ink });

/** A word that says how an event ended. */
export const badge = style({
  display: 'inline-block',
  paddingInline: 6,
  border: '1px solid currentColor',
  fontSize: 13,
  fontWeight: 700,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-outcome="refused"], &[data-outcome="unexpected"]': {
      color: wall.ground,
      backgroundColor: wall.accent,
      borderColor: wall.accent,
    },
    '&[data-outcome="ignored"]': { color: wall.quiet, borderStyle: 'dashed' },
    '&[data-outcome="taken"]': { color: wall.text },
  },
});

/** A list of things with rules between them. */
export const ruled = style({});
globalStyle(`${ruled} > li`, { paddingBlock: 8, borderBlockStart: `1px solid ${wall.quiet}` });
globalStyle(`${ruled} > li:first-child`, { borderBlockStart: 0 });
