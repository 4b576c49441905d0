import { style } from '@vanilla-extract/css';
import { above, hovers } from '../../theme/breakpoints.ts';
import { colour, duration, easing, font, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

export const section = style({ paddingBlockEnd: layout.section });

export const opening = style({
  padding: `0 ${layout.margin} 44px`,
  display: 'grid',
  gap: '16px 40px',
  '@media': {
    [above.laptop]: {
      gridTemplateColumns: 'auto minmax(0, 17em)',
      alignItems: 'end',
      justifyContent: 'space-between',
    },
  },
});

export const rows = style({ borderBlockEnd: '2px solid' });

/** 92 px high, 420 when open, on the wall of its picture. */
export const row = style({
  position: 'relative',
  overflow: 'clip',
  borderBlockStart: `2px solid ${colour.ink}`,
  interpolateSize: 'allow-keywords',
  transition: `background-color ${duration.ui} ${easing.sash}`,
  selectors: {
    '&:not([open])': {
      vars: { [wall.text]: colour.ink, [wall.quiet]: colour.slate, [wall.focus]: colour.ink },
      backgroundColor: 'transparent',
      color: colour.ink,
    },
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${duration.sash} ${easing.sash}, content-visibility ${duration.sash} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    // The global rule for reduced motion does not reach this pseudo-element.
    '(prefers-reduced-motion: reduce)': { selectors: { '&::details-content': { transition: 'none' } } },
  },
});

export const head = style({
  // Above the picture, where a long name overlaps it.
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 68,
  padding: `12px ${layout.margin}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // Inset, because the row clips its overflow for the picture.
    '&:focus-visible': { outlineOffset: -6 },
  },
  '@media': {
    [above.laptop]: { minBlockSize: 90, columnGap: 24 },
    // The description has the room that the name leaves.
    [above.desktop]: { gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto) auto' },
  },
});

/** Only an opening line changes its width. */
export const title = style({
  // The longest word fits beside its chevron on the narrowest screen.
  fontFamily: font.capitals,
  fontSize: `min(${size.rowTitle}, 9.4vw)`,
  fontWeight: 800,
  fontStretch: '64%',
  textTransform: 'uppercase',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  transition: `font-stretch ${duration.sash} ${easing.sash}`,
  selectors: { [`${row}[open] &`]: { fontStretch: '104%' } },
  '@media': {
    [hovers]: { selectors: { [`${row}:not([open]) ${head}:hover &`]: { fontStretch: '78%' } } },
    [above.tablet]: { whiteSpace: 'nowrap', selectors: { [`${row}[open] &`]: { fontStretch: '125%' } } },
  },
});

/** A name that does not fit beside its picture at full stretch. */
export const long = style({
  fontSize: `min(${size.rowTitle}, 8vw)`,
  selectors: { [`${row}[open] &&`]: { fontStretch: '68%' } },
  '@media': {
    [hovers]: { selectors: { [`${row}:not([open]) ${head}:hover &&`]: { fontStretch: '68%' } } },
    [above.tablet]: { selectors: { [`${row}[open] &&`]: { fontStretch: '88%' } } },
  },
});

export const says = style({
  display: 'none',
  color: wall.quiet,
  textAlign: 'end',
  '@media': {
    [above.desktop]: { selectors: { [`${row}:not([open]) &`]: { display: 'block' } } },
  },
});

export const chevron = style({
  gridColumn: -2,
  transition: `rotate ${duration.ui} ${easing.sash}`,
  selectors: { [`${row}[open] &`]: { rotate: '180deg' } },
  '@media': { [above.laptop]: { selectors: { [`${row}[open] &`]: { visibility: 'hidden' } } } },
});

/** Groups words and picture for the pop-out; the layout places them separately. */
export const opened = style({ display: 'contents' });

export const inside = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 16,
  padding: `4px ${layout.margin} 24px`,
  '@media': {
    [above.laptop]: {
      // 420 with its title; on wider screens the height of the picture's half.
      minBlockSize: 'clamp(328px, 29vw - 92px, 660px)',
      gridTemplateRows: 'auto auto 1fr',
      alignItems: 'end',
      inlineSize: '50%',
      paddingBlock: '4px 40px',
      paddingInlineEnd: 40,
    },
  },
});

export const tagline = style({
  fontFamily: font.condensed,
  fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 3.5rem)',
  fontWeight: 750,
  lineHeight: 1.08,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});

/** Beside the words from edge to edge; it opens from its sill with the row. */
export const scene = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  '@media': {
    [above.laptop]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '50%',
      aspectRatio: 'auto',
    },
    print: { selectors: { [`${row}:not([open]) &`]: { display: 'none' } } },
  },
  clipPath: 'inset(0)',
  transition: `clip-path ${duration.sash} ${easing.sash}`,
  selectors: { [`${row}:not([open]) &`]: { clipPath: 'inset(100% 0 0 0)' } },
});

export const picture = style({ blockSize: '100%', objectFit: 'cover' });
