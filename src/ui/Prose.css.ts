import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { colour, duration, font } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';
import { mark } from './MarkedList.css.ts';
import { scrollsSideways } from './scrollsSideways.ts';

/** px: the longest line of text, and the overhang to the left of the column. */
export const COLUMN = 700;
const HANG = 120;

/** The width around the column, for elements that break out of it. */
export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const prose = style({
  maxInlineSize: COLUMN,
  fontFamily: font.text,
  fontSize: 'clamp(1.25rem, 1.204rem + .19vw, 1.375rem)',
  fontWeight: 400,
  lineHeight: 1.55,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
});

globalStyle(`${prose} > * + *`, { marginBlockStart: '1.1em' });

globalStyle(`${prose} :is(h2, h3)`, {
  fontFamily: font.condensed,
  fontWeight: 750,
  lineHeight: 1,
  letterSpacing: '-.01em',
  textWrap: 'balance',
});
globalStyle(`${prose} h2`, {
  fontSize: 'clamp(2rem, 1.814rem + .76vw, 2.5rem)',
  marginBlock: '1.7em .7em',
  // The first letter's square may still be beside it.
  clear: 'both',
});
globalStyle(`${prose} h3`, { fontSize: '1.2em', marginBlock: '1.6em .5em' });

globalStyle(`${prose} a`, {
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '.16em',
  textDecorationColor: wall.head,
  transition: `text-decoration-thickness ${duration.press}`,
});
globalStyle(`${prose} a:hover`, { textDecorationThickness: 4 });
// Newsreader is loaded in one weight.
globalStyle(`${prose} strong`, { fontFamily: font.ui, fontSize: '.9em', fontWeight: 650 });
globalStyle(`${prose} code`, { fontFamily: 'ui-monospace, monospace', fontSize: '.85em' });

// The first letter, on a square of the signature pink, as wide as the typeface goes.
const initial = `${prose} > p[data-initial]`;
globalStyle(`${initial} > span`, {
  // The square shows the letter; the word stays whole for screen readers, copying and searching.
  fontSize: 0,
});
globalStyle(`${initial}::before`, {
  printColorAdjust: 'exact',
  content: ['attr(data-initial)', 'attr(data-initial) / ""'],
  float: 'inline-start',
  inlineSize: '1.31em',
  blockSize: '1.31em',
  display: 'grid',
  placeContent: 'center',
  margin: '.07em .17em .04em 0',
  fontFamily: font.capitals,
  // 158 px of square on wide screens, 105 on small ones.
  fontSize: 'clamp(5rem, 4.42rem + 2.38vw, 7.5rem)',
  fontWeight: 800,
  fontStretch: '125%',
  lineHeight: 1,
  color: colour.white,
  backgroundColor: colour.rani,
});

globalStyle(`${prose} :is(ul, ol)`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.6em' });
globalStyle(`${prose} li`, { position: 'relative', paddingInlineStart: '1.6em' });
globalStyle(`${prose} li > :is(p, ul, ol) + :is(p, ul, ol)`, { marginBlockStart: '.6em' });
globalStyle(`${prose} ul > li::before`, { ...mark, insetInlineStart: '.1em', insetBlockStart: '.48em' });
globalStyle(`${prose} ol`, { counterReset: 'item' });
globalStyle(`${prose} ol > li`, { counterIncrement: 'item', paddingInlineStart: '2em' });
globalStyle(`${prose} ol > li::before`, {
  content: 'counter(item)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '.14em',
  fontFamily: font.capitals,
  fontSize: '.86em',
  fontWeight: 800,
  fontStretch: '112%',
  color: wall.accent,
});

// The one sentence to keep, painted large between two rules; it breaks the column on both sides.
globalStyle(`${prose} [data-pull-out]`, {
  marginBlock: 'clamp(2.2em, 4vw, 3em)',
  paddingBlock: 'clamp(24px, 2.6vw, 40px)',
  borderBlock: '2px solid',
  color: wall.accent,
  fontFamily: font.condensed,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.44vw, 2.75rem)',
  fontWeight: 750,
  lineHeight: 1.08,
  letterSpacing: '-.015em',
  textWrap: 'balance',
  '@media': {
    [above.desktop]: {
      marginInlineStart: -HANG,
      paddingInlineStart: HANG,
      // To the last column of the page.
      inlineSize: `calc(100cqi + ${HANG}px)`,
    },
  },
});

globalStyle(`${prose} [data-table]`, {
  ...scrollsSideways,
  borderBlock: '2px solid',
  marginBlock: '1.8em',
});
globalStyle(`${prose} table`, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // On small screens letters and columns are closer, so that most tables need no scrolling.
  fontSize: 'clamp(.875rem, 4vw, .91em)',
  lineHeight: 1.35,
});
globalStyle(`${prose} :is(th, td)`, {
  padding: '12px clamp(8px, 2.4vw, 24px) 12px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${prose} :is(th, td)[align="right"]`, { textAlign: 'end' });
globalStyle(`${prose} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${prose} thead th`, {
  fontFamily: font.ui,
  fontSize: 'max(.875rem, .78em)',
  fontWeight: 700,
  verticalAlign: 'bottom',
});
globalStyle(`${prose} tbody th`, { fontWeight: 'inherit' });
globalStyle(`${prose} tbody tr`, { borderBlockStart: '1px solid' });
