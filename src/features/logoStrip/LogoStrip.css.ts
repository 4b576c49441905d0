import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { layout } from '../../theme/theme.css.ts';

/** It runs with a script and without reduced motion; otherwise, and in print, it is a grid in ruled rows. */
const runs = 'screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)';
const stands = 'print, (scripting: none), (prefers-reduced-motion: reduce)';

const RULE = '2px solid currentColor';

export const strip = style({
  borderBlock: RULE,
  selectors: { '& + &': { marginBlockStart: -2 } },
  '@media': {
    [runs]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

/** No reduced motion, but a browser that cannot animate. */
const stuck = `${strip}[data-state~="motion.reduced"]`;

/** The visible part of the track. Before hydration, or where it cannot run, a visitor may scroll it. */
export const frame = style({
  '@media': {
    [runs]: {
      containerType: 'inline-size',
      // It runs to the left, also on a page that a translator has turned to right-to-left.
      direction: 'ltr',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      selectors: {
        [`${strip}[data-doubled] &`]: { overflowX: 'clip' },
        [`${stuck}[data-doubled] &`]: { overflowX: 'auto' },
      },
    },
  },
});

export const track = style({
  '@media': {
    [runs]: { display: 'flex', inlineSize: 'max-content' },
    // Neither a run that is about to end nor one in print may shift the grid.
    [stands]: { transform: 'none !important' as 'none' },
  },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = style({
  display: 'grid',
  ...columns(2),
  columnGap: 20,
  paddingInline: layout.margin,
  overflow: 'clip',
  '@media': {
    [above.tablet]: columns(4),
    [above.desktop]: columns(6),
    [runs]: {
      display: 'flex',
      flex: 'none',
      justifyContent: 'space-around',
      // However wide the screen, one half fills it.
      minInlineSize: '100cqi',
      paddingInline: 0,
      overflow: 'visible',
    },
  },
});

/** The second half. */
export const copy = style({
  display: 'none',
  '@media': { [runs]: { display: 'flex', selectors: { [`${stuck} &`]: { display: 'none' } } } },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 88,
  paddingBlock: 16,
  // The rule under a row reaches the edge even where the row is not full.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: -2,
    insetInlineStart: '-100vw',
    inlineSize: '300vw',
    borderBlockEnd: RULE,
  },
  '@media': {
    [above.tablet]: { minBlockSize: 118 },
    // A missing logo that is wider than the item would widen an `auto` column.
    [stands]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [runs]: {
      flex: 'none',
      paddingInline: 'clamp(26px, 3vw, 44px)',
      '::after': { content: 'none' },
    },
  },
});

// 28 px high on small screens.
globalStyle(`${item} > img`, {
  blockSize: 28,
  inlineSize: 'auto',
  '@media': { [above.tablet]: { blockSize: 38 } },
});

/** The pause control at the end of the strip, over its logos. */
export const control = style({
  selectors: {
    '&&': {
      blockSize: 'auto',
      border: 0,
      borderInlineStart: RULE,
      display: 'none',
    },
    '&:focus-visible': { outlineOffset: -5 },
  },
  '@media': {
    [runs]: { selectors: { '&&': { display: 'grid' }, [`${stuck} &&`]: { display: 'none' } } },
  },
});
