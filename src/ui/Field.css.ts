import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { running } from '../theme/text.css.ts';
import { colour, duration, font, layout, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

/** A form's fields: two columns where there is room, else one. */
export const formGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `20px ${layout.gutter}`,
  alignItems: 'start',
  '@media': { [above.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** For a part of `formGrid` that takes the whole width. */
export const spanAll = style({ gridColumn: '1 / -1' });

/** Says that a form needs JavaScript. */
export const withoutScript = style([
  spanAll,
  running,
  { '@media': { '(scripting: enabled)': { display: 'none' } } },
]);

/** The row of a form's button, hidden without JavaScript. */
export const submitRow = style([spanAll, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const field = style({ display: 'grid', gap: 8, minInlineSize: 0, breakInside: 'avoid' });

export const label = style({ fontSize: '1rem', fontWeight: 650, lineHeight: 1.3 });

export const hint = style({ fontSize: size.small, fontWeight: 500, color: wall.quiet });

export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 'max(60px, 2.5rem)',
  // Scrolling to it brings its label into view.
  scrollMarginBlockStart: 48,
  paddingInline: 18,
  border: '2px solid currentColor',
  backgroundColor: 'transparent',
  fontFamily: font.text,
  fontSize: '1.25rem',
  lineHeight: 1.4,
  appearance: 'none',
  transition: `background-color ${duration.press}`,
  selectors: {
    // Never by colour alone: the edge thickens to a bar, and a message stands beneath.
    '&[aria-invalid="true"]': { borderInlineStartWidth: 6, paddingInlineStart: 14 },
    // Autofilled values keep the wall's colours; browsers only allow an inset shadow to cover theirs.
    '&:autofill': { WebkitTextFillColor: wall.text, boxShadow: `inset 0 0 0 80px ${wall.ground}` },
  },
});

export const select = style([
  input,
  {
    cursor: 'pointer',
    paddingInlineEnd: 52,
    textOverflow: 'ellipsis',
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
// The list opens on the system's own ground, which may be white on a dark wall.
globalStyle(`${select} option`, { backgroundColor: colour.white, color: colour.ink });

export const selectBox = style({ position: 'relative', display: 'grid' });

export const selectArrow = style({
  position: 'absolute',
  insetInlineEnd: 18,
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const textArea = style([
  input,
  { blockSize: 'auto', minBlockSize: 132, paddingBlock: 14, resize: 'vertical', fieldSizing: 'content' },
]);

export const error = style({
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1.3,
  paddingInlineStart: 12,
  borderInlineStart: '4px solid currentColor',
});
