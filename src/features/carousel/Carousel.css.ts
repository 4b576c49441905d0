import { globalStyle, style } from '@vanilla-extract/css';
import { above, hovers } from '../../theme/breakpoints.ts';
import { duration, layout } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { square } from '../../ui/MotionButton.css.ts';

export const carousel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3.2vw, 48px)',
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '24px 40px',
});

/** Pause, back, on: squares that share their edges; then the dots. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: '100%',
  '@media': {
    [above.desktop]: { inlineSize: 'auto' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** Nothing moves by itself where motion is reduced, or a browser cannot animate: there is nothing to pause. */
export const pause = style({
  marginInlineEnd: -2,
  selectors: { [`${carousel}[data-state~="motion.reduced"] &&`]: { display: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&&': { display: 'none' } } } },
});
export const back = style([square]);
export const step = style([square, { marginInlineStart: -2 }]);
globalStyle(`${back} svg`, { scale: '-1 1' });

export const dots = style({
  display: 'flex',
  marginInlineStart: 'auto',
  // The last dot ends at the page's edge.
  '@media': { [above.desktop]: { marginInline: '12px -16px' } },
});

/** A dot, drawn as a little window; that of the shown slide is lit. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: layout.square,
  // Four of them beside three squares fit a screen of 320 px.
  inlineSize: 'clamp(30px, (100vw - 196px) / 4, 48px)',
  '::before': {
    content: '',
    inlineSize: 16,
    blockSize: 20,
    border: '2px solid currentColor',
    borderBlockEndWidth: 5,
    transition: `background-color ${duration.ui}`,
  },
  selectors: {
    '&[aria-current]::before': { backgroundColor: wall.head },
  },
  '@media': {
    [hovers]: { selectors: { '&:not([aria-current]):hover::before': { backgroundColor: 'currentColor' } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

/** The visible part of the row: it scrolls before hydration, and clips from then on. */
export const frame = style({
  // Slides are placed from the left, also on a page that a translator has turned to right-to-left.
  direction: 'ltr',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: {
    [`${carousel}[data-laid-out] &`]: { overflowX: 'clip', touchAction: 'pan-y pinch-zoom' },
  },
  '@media': {
    '(scripting: enabled)': { scrollbarWidth: 'none' },
    print: { overflowX: 'visible' },
  },
});

/** Has a layer of its own before it moves, so that no press waits for its paint. On paper it is where it began. */
const movable = style({
  selectors: { [`${carousel}[data-laid-out] &`]: { willChange: 'transform' } },
  '@media': { print: { transform: 'none !important' as 'none' } },
});

/** Wider than its frame by the gap that each slide brings along. */
export const row = style([
  movable,
  {
    display: 'flex',
    inlineSize: `calc(100% + ${layout.gutter})`,
    '@media': { print: { display: 'block' } },
  },
]);

export const slide = style([
  movable,
  { flex: '0 0 100%', minInlineSize: 0, paddingInlineEnd: layout.gutter, scrollSnapAlign: 'start' },
]);
