import { keyframes, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { term } from '../theme/text.css.ts';
import { duration, easing, layout, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

/** As many columns of this width as there is room for. */
const columns = (px: number) => `repeat(auto-fill, minmax(min(${px}px, 100%), 1fr))`;

/** Sticky, as the site's header. */
export const bar = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: 0,
  paddingInline: layout.margin,
  display: 'flex',
  gap: 32,
  overflowX: 'auto',
  borderBlockEnd: '2px solid',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 64,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: wall.accent }, '&:focus-visible': { outlineOffset: -4 } },
});

export const section = style({
  padding: `calc(${layout.section} / 1.6) ${layout.margin}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  overflowX: 'clip',
});

/** A heading inside a section, on a rule. */
export const part = style([term, { borderBlockStart: '2px solid', paddingBlock: '12px 28px' }]);

export const name = style({ fontWeight: 700, lineHeight: 1.3 });

/** Figures in a column. */
export const figures = style({
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const patches = style({ display: 'grid', gridTemplateColumns: columns(200) });
export const patch = style({
  minBlockSize: 160,
  padding: 16,
  display: 'grid',
  alignContent: 'space-between',
});

export const street = style({ display: 'grid', gridTemplateColumns: columns(330) });
export const house = style({ padding: 32, display: 'grid', gap: 24, justifyItems: 'start' });

export const pairs = style({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: columns(330),
  columnGap: layout.gutter,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 6,
  borderBlockStart: '2px solid',
});
export const sample = style({
  paddingBlock: 8,
  fontSize: 22,
  fontWeight: 800,
  lineHeight: 1,
  textAlign: 'center',
});

/** A row of two columns: a name, and its sample. */
export const row = style({
  display: 'grid',
  gap: `8px ${layout.gutter}`,
  paddingBlock: '16px 28px',
  borderBlockStart: '2px solid',
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});
export const plate = style({ padding: '14px 20px', justifySelf: 'start' });
export const headlines = style({ columns: '4 220px', columnGap: layout.gutter });
export const headline = style({
  breakInside: 'avoid',
  borderBlockStart: '2px solid',
  paddingBlock: '14px 28px',
});

export const painted = style({ padding: 32, display: 'grid', gap: 40 });
export const specimens = style({
  display: 'grid',
  gridTemplateColumns: columns(140),
  gap: `28px ${layout.gutter}`,
});
export const fields = style([specimens, { gridTemplateColumns: columns(330), alignItems: 'start' }]);
export const specimen = style({ display: 'grid', gap: 12, alignContent: 'start', justifyItems: 'start' });
/** For controls that fill their column. */
export const filling = style({ justifyItems: 'stretch' });

/** px; the size of the mark. */
const MARK = 44;
const run = keyframes({ from: { translate: 0 }, to: { translate: '100% 0' } });
/** The track's width less the mark: a translation by 100% ends at the track's edge. */
export const way = style({
  inlineSize: `calc(100% - ${MARK}px)`,
  animation: `${run} ${duration.scene} ${easing.sash} ${duration.ui} both`,
  '@media': { '(prefers-reduced-motion: reduce)': { translate: '100% 0' } },
});
export const scenes = style({
  display: 'grid',
  gridTemplateColumns: columns(330),
  gap: 40,
  alignItems: 'end',
});

/** Scrolls where faces would become too small. */
export const sheet = style({ overflowX: 'auto', marginBlockEnd: 40 });
export const people = style({ inlineSize: '100%', minInlineSize: 960, blockSize: 'auto' });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: columns(280),
  gap: `40px ${layout.gutter}`,
});
/** Caps tall pictures at the height of wide ones, so that rows stay even. */
export const picture = style({ maxBlockSize: 360, objectFit: 'contain', objectPosition: '0 100%' });
