import { globalStyle, style } from '@vanilla-extract/css';
import { above, below } from '../../theme/breakpoints.ts';
import { duration, easing, font, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

const wide = above.desktop;
const middle = `${above.tablet} and ${below.desktop}`;
/** Without a script nothing turns: both sides stand one under the other. */
const turns = 'screen and (scripting: enabled)';

/** Three houses wall to wall where there is room, else one under another. */
export const street = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A card that turns over is kept in its place by script; the browser's own anchor would work against that.
  overflowAnchor: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Wide, both sides share one place, and the higher one makes its height; else the side that is shown does. */
export const card = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [wide]: { display: 'flex', flexDirection: 'column' },
    [`${turns} and ${wide}`]: { display: 'grid' },
  },
});

const side = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': { [`${turns} and ${wide}`]: { gridArea: '1 / 1' } },
});

export const face = style([side, { '@media': { [middle]: { flexDirection: 'row' } } }]);

export const details = style([
  side,
  {
    gap: 'clamp(20px, 2vw, 28px)',
    padding: `28px ${layout.margin} 40px`,
    '@media': { [wide]: { padding: '32px clamp(28px, 2.8vw, 48px) 40px' } },
  },
]);

const away = `${card}[data-side="face"] > ${details}, ${card}[data-side="details"] > ${face}`;
globalStyle(away, {
  '@media': {
    [turns]: { visibility: 'hidden' },
    [`${turns} and ${below.desktop}`]: { position: 'absolute', inset: 0, overflow: 'clip' },
  },
});
globalStyle(`${card}[data-turning]`, { zIndex: 1 });
globalStyle(`${card}[data-turning] > *`, { visibility: 'visible', backfaceVisibility: 'hidden' });

/** The wall with its plaster courses, as high as the words below leave it. */
export const wallPart = style({
  flex: 1,
  minBlockSize: 'min(88vw, 420px)',
  minInlineSize: 0,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflow: 'clip',
  paddingBlockStart: 40,
  backgroundImage: `repeating-linear-gradient(transparent 0 60px, color-mix(in srgb, ${wall.ground}, black 5%) 60px 62px)`,
  '@media': {
    [middle]: { minBlockSize: 440, alignItems: 'center', paddingBlock: 24 },
    [wide]: { minBlockSize: 460 },
  },
});

export const window = style({
  inlineSize: '100%',
  blockSize: 'auto',
  maxInlineSize: 480,
  overflow: 'visible',
  '@media': { [wide]: { maxInlineSize: 560 } },
});

/** What crosses the window's edge moves further out when someone takes an interest. */
export const lean = style({
  transition: `translate ${duration.ui} ${easing.sash}`,
  selectors: {
    [`${face}:is(:hover, :focus-within) &`]: { translate: '-8px 12px' },
  },
});

export const words = style({
  minInlineSize: 0,
  display: 'grid',
  gap: 20,
  padding: `24px ${layout.margin} 40px`,
  '@media': {
    [middle]: { flex: 1, alignContent: 'center', paddingInlineStart: 0 },
    [wide]: { padding: '28px clamp(28px, 2.8vw, 48px) 40px' },
  },
});

const heading = {
  fontWeight: 800,
  textTransform: 'uppercase',
  letterSpacing: '-.005em',
  textWrap: 'balance',
} as const;

export const title = style({
  ...heading,
  // Two lines each, so that the rules below run through from house to house.
  fontSize: 'clamp(2.125rem, 1.75rem + 1.3vw, 3.25rem)',
  fontStretch: '68%',
  lineHeight: 0.92,
  '@media': { [wide]: { minBlockSize: '1.84em', display: 'grid', alignContent: 'end' } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: layout.gutter,
});

export const fact = style({ borderBlockStart: '2px solid', paddingBlock: '8px 14px' });

export const term = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1.4 });

export const value = style({
  fontFamily: font.reading,
  fontSize: 'clamp(1.25rem, 1.164rem + .35vw, 1.5rem)',
  fontWeight: 500,
  lineHeight: 1.2,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const needsScript = style({
  display: 'inline-flex',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 16,
});

export const titleAgain = style({
  ...heading,
  fontSize: 'clamp(1.5rem, 1.338rem + .67vw, 1.9375rem)',
  fontStretch: '76%',
  lineHeight: 0.96,
  paddingBlockStart: 6,
  // Without a script it would say what stands right above.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const lists = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  '@media': { [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 40 } },
});

export const listHeading = style({
  fontSize: size.ui,
  fontWeight: 750,
  lineHeight: 1.3,
  paddingBlockEnd: 8,
  borderBlockEnd: '2px solid',
});

export const list = style({ display: 'grid' });

export const item = style({
  paddingBlock: 8,
  fontFamily: font.reading,
  fontSize: 'clamp(1.0625rem, 1.04rem + .095vw, 1.125rem)',
  lineHeight: 1.34,
  textWrap: 'pretty',
  selectors: { '& + &': { borderBlockStart: '1px solid' } },
});
