import { globalStyle, style } from '@vanilla-extract/css';
import { above, below, hovers } from '../../theme/breakpoints.ts';
import { atMost } from '../../theme/columns.ts';
import { duration, easing, font, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

const row = above.tablet;
const wide = above.desktop;
/** Without a script nothing flips: both sides stand one under the other. */
const scripted = 'screen and (scripting: enabled)';

/** A house of three floors. */
export const house = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A script keeps a flipped card in its place; the browser's scroll anchoring would work against it.
  overflowAnchor: 'none',
});

/** On wide screens both sides share a grid cell, as high as the higher one; else the visible side sets the height. */
export const card = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [`${scripted} and ${wide}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    // The colours of the walls are gone, and nothing else parts the cards.
    '(forced-colors: active)': { borderBlockEnd: '2px solid' },
  },
});

const side = style({
  minInlineSize: 0,
  '@media': { [`${scripted} and ${wide}`]: { gridArea: '1 / 1' } },
});

export const face = style([
  side,
  {
    display: 'grid',
    // The wall's plaster courses.
    backgroundImage: `repeating-linear-gradient(transparent 0 60px, color-mix(in srgb, ${wall.ground}, black 4%) 60px 62px)`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [row]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        selectors: {
          [`${card}:nth-child(even) > &`]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
        },
      },
    },
  },
]);

export const details = style([
  side,
  {
    display: 'grid',
    gridTemplate: `
      'title close' auto
      'lists lists' 1fr
      'apply apply' auto / minmax(0, 1fr) auto
    `,
    gap: '24px 16px',
    padding: `28px ${layout.margin} 40px`,
    '@media': {
      [row]: {
        gridTemplate: `
          'title close apply' auto
          'lists lists lists' 1fr / minmax(0, 1fr) auto auto
        `,
        columnGap: 12,
        paddingBlock: '32px 44px',
      },
    },
  },
]);
const away = `${card}[data-side="face"] > ${details}, ${card}[data-side="details"] > ${face}`;
globalStyle(away, {
  '@media': {
    [scripted]: { visibility: 'hidden' },
    // As high as the other side; its content stays at the top.
    [`${scripted} and ${below.desktop}`]: {
      position: 'absolute',
      inset: 0,
      overflow: 'clip',
      alignContent: 'start',
    },
  },
});
globalStyle(`${card}[data-flipping]`, {
  zIndex: 1,
  // The wall behind the flipping card lies in its shadow.
  backgroundColor: `color-mix(in srgb, ${wall.ground}, black 16%)`,
});
// Not `> *`: the universal selector would restyle all descendants.
globalStyle(`${card}[data-flipping] > :is(${face}, ${details})`, {
  '@media': { [scripted]: { visibility: 'visible', backfaceVisibility: 'hidden' } },
});
// The next side is not painted before the press is answered.
globalStyle(`${card}[data-flipping="soon"] > :is(${face}, ${details}):not([inert])`, {
  '@media': { [scripted]: { visibility: 'hidden' } },
});

/** The part of the wall with the window. */
export const wallPart = style({
  minInlineSize: 0,
  display: 'grid',
  placeItems: 'center',
  paddingBlockStart: 32,
  '@media': {
    [row]: {
      paddingBlock: 24,
      selectors: { [`${card}:nth-child(even) &`]: { order: 1 } },
    },
  },
});

export const emptyWindow = style({
  inlineSize: '100%',
  maxInlineSize: 440,
  overflow: 'visible',
});

/** The object that crosses the window's edge moves further out under pointer or focus. */
export const reaching = style({
  transition: `translate ${duration.ui} ${easing.sash}`,
  selectors: {
    // Nothing moves on a side that flips away: it would be repainted in every frame.
    [`${face}[inert] &`]: { transitionProperty: 'none' },
  },
  '@media': {
    // A tap flips the card.
    [hovers]: {
      selectors: {
        [`${face}:is(:hover, :focus-within) &`]: { translate: '-8px 12px' },
      },
    },
  },
});

export const words = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 2.2vw, 32px)',
  padding: `24px ${layout.margin} 40px`,
  '@media': {
    [row]: {
      alignContent: 'center',
      paddingBlock: 32,
      paddingInlineStart: 0,
      selectors: { [`${card}:nth-child(even) &`]: { paddingInline: `${layout.margin} 0` } },
    },
  },
});

/** The type of the opening's title, on both sides. */
export const heading = {
  fontFamily: font.capitals,
  fontWeight: 800,
  textTransform: 'uppercase',
  letterSpacing: '-.005em',
  textWrap: 'balance',
} as const;

export const title = style({
  ...heading,
  fontSize: 'clamp(2.125rem, 1.29rem + 3vw, 4.75rem)',
  fontStretch: '80%',
  lineHeight: 0.9,
});

const valueSize = 'clamp(1.25rem, 1.164rem + .35vw, 1.5rem)';
/** The width of a date, 5.2 em. */
const date = `5.2 * ${valueSize}`;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: atMost(2, date),
  columnGap: layout.gutter,
  '@media': { [wide]: { gridTemplateColumns: atMost(4, date) } },
});

export const fact = style({ borderBlockStart: '2px solid', paddingBlock: '8px 14px' });

export const term = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1.4 });

export const value = style({
  fontFamily: font.text,
  fontSize: valueSize,
  fontWeight: 400,
  lineHeight: 1.2,
});

/** Hidden without a script. */
export const needsScript = style({
  display: 'inline-flex',
  '@media': { '(scripting: none), print': { display: 'none' } },
});
